import type { CityRecord, TextsOf } from './place';

export const delhi = {
  id: 11,
  slug: 'delhi',
  name: 'New Delhi',
  displayName: 'New Delhi',
  aliases: ['Delhi'],
  state: 'Delhi',
  branchesSlug: 'delhi',
  hasAdmissionPage: true,
  centre: [28.614, 77.209],
  menuOrder: 100,
  footerOrder: 100,
  phone: {
    group: 'ncr',
    words: ['delhi'],
  },
  branches: [
    {
      id: 91,
      slug: 'dwarka',
      place: 'Dwarka',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      position: [28.592, 77.042],
    },
  ],
} as const satisfies CityRecord;

export const delhiTexts = {
  yearBegins: '04-01',
  note: {
    intro:
      'In the capital our branch is in Dwarka, the planned sub-city of the south-west, and it teaches from Nursery to Grade 12.',
    families:
      'Nursery admission in Delhi follows the dates that the Directorate of Education publishes, and points for distance are common across the city. Delhi counts ages on 31 March, so ask about a birthday in April or May. Keep proof of address and the birth certificate ready by November.',
    travel:
      'The Blue Line stops in Sector 12. The school bus comes to Kakrola, Matiala and Palam, and as far as Uttam Nagar.',
  },
  landing: {
    visit: {
      lead: 'See our school in Dwarka before you fill in forms for others.',
      look: 'Come when the youngest ones arrive, and see how they are received. Then stay for one lesson and count who speaks.',
      ask: [
        'Which dates and points apply to Nursery this year, and where do you publish the list?',
        'What changes in the timetable when the air is bad in November?',
      ],
      way: 'Dwarka Sector 12 on the Blue Line is the station; the sectors around it are a walk or an e-rickshaw away. From Uttam Nagar and Bindapur come before the market opens, from Palam allow for the railway line.',
      seats:
        'Nursery admission follows the calendar of the Directorate of Education. For Grades 1 to 9 and 11 send an enquiry with the grade, and the branch tells you whether it has a seat.',
    },
    cbse: {
      lead: 'CBSE from Nursery to Grade 12 in Dwarka.',
      meaning:
        'The head office of CBSE is in Delhi, and the capital has government and private schools of the board. Sections, languages and last grades differ between them; our branch in Dwarka goes on to Grade 12.',
      compare:
        'For Nursery the distance to the school counts in the points. For Grades 1 to 9 ask how many seats are expected and when you will hear. For Grade 11 take the subject combinations home on paper.',
    },
  },
  localities: {
    Dwarka: [28.592, 77.046],
    Kakrola: [28.61, 77.03],
    Nawada: [28.62, 77.045],
    Palam: [28.59, 77.088],
    'Uttam Nagar': [28.621, 77.059],
  },
  locations: {
    91: {
      localArea: 'Dwarka',
      landmark: 'Dwarka Sector 12 metro station',
      landmarkAt: [28.592, 77.041],
      areas: [
        'Palam',
        'Uttam Nagar',
        'Kakrola',
        'Bindapur',
        'Matiala',
        'Nawada',
        'Dabri',
        'Sadh Nagar',
      ],
      about:
        'Dwarka is a sub-city of Delhi planned in sectors, with district parks, group-housing societies and a sports complex. Palam, after which the old airport was named, and Matiala are villages that the sectors grew around.',
      reach:
        'The Blue Line stops at Sector 12 and at most of the sectors on either side of it. From Uttam Nagar and Nawada it is a few stations; from Dabri and Sadh Nagar cross the railway by the Palam flyover.',
    },
  },
} satisfies TextsOf<typeof delhi>;
