import type { CityRecord, TextsOf } from './place';

export const jabalpur = {
  id: 29,
  slug: 'jabalpur',
  name: 'Jabalpur',
  displayName: 'Jabalpur',
  aliases: [],
  state: 'Madhya Pradesh',
  branchesSlug: 'jabalpur',
  hasAdmissionPage: true,
  centre: [23.168, 79.932],
  menuOrder: 170,
  footerOrder: 140,
  landingEndsWithForm: true,
  branches: [
    {
      id: 98,
      slug: 'boarding-school-bhedaghat-road',
      place: 'Bhedaghat Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      boarding: true,
      position: [23.135, 79.84],
    },
  ],
} as const satisfies CityRecord;

export const jabalpurTexts = {
  yearBegins: '04-15',
  note: {
    intro:
      'In Jabalpur our campus stands on the road to Bhedaghat, where the Narmada falls through marble. It takes boarders as well as day pupils.',
    families:
      'The campus goes on to Grade 12 and takes boarders, also from the districts around Jabalpur.',
    travel:
      'The railway junction has trains to all parts of the country. Day pupils come from Garha, Madan Mahal and Dhanwantri Nagar by bus.',
  },
  landing: {
    visit: {
      lead: 'Day pupils and boarders learn together on the road to Bhedaghat; see the house and the school in one visit.',
      look: 'See a dormitory, the wash rooms and the dining hall. Eat there with the boarders, and let your child ask them questions.',
      ask: [
        'Which grade do most new boarders join, and who is with them in the first fortnight?',
        'In the rains, which roads from our district are cut, and what happens then?',
      ],
      way: 'From the junction take the road through Madan Mahal and Tilwara towards Bhedaghat; buses to the falls pass the area. Families from Mandla, Narsinghpur or Katni should plan one night, so that the child sees an evening in the house.',
      seats:
        'For a place in the house ask in winter and visit while lessons are in progress. Day pupils from Garha and Dhanwantri Nagar can ask until the first week of classes.',
    },
    cbse: {
      lead: 'CBSE to Grade 12 near Bhedaghat, with boarding.',
      meaning:
        'A pupil from another CBSE school can join with the same textbooks. Families in the districts around Jabalpur whose school ends after Grade 8 or 10 can ask for a place as a boarder.',
      compare:
        'Ask which experiments pupils do themselves in Grades 11 and 12. For a boarder ask how many children share a dormitory, who is there at night, and what the house does when a child is homesick.',
    },
  },
  localities: {
    Bhedaghat: [23.131, 79.801],
    'Dhanwantri Nagar': [23.15, 79.873],
    Garha: [23.152, 79.897],
    Tilwara: [23.108, 79.877],
  },
  locations: {
    98: {
      localArea: 'Bhedaghat Road',
      landmark: 'Tripura Sundari Temple, Tewar',
      landmarkAt: [23.138, 79.846],
      areas: [
        'Bhedaghat',
        'Dhanwantri Nagar',
        'Garha',
        'Andhmukh',
        'Tilwara',
        'Lamheta',
        'Madan Mahal',
      ],
      about:
        'At Bhedaghat the Narmada drops over Dhuandhar, the smoke cascade, and then glides between cliffs of white marble. Our campus is on the road from Jabalpur to the falls, with Garha’s Gond-era hill fort of Madan Mahal on the way.',
      reach:
        'Madan Mahal is the nearer of the city’s main railway stations, and Bhedaghat has a small one. From Dhanwantri Nagar and Andhmukh take the bypass west; boarders’ families can also use Dumna airport on the far side of town.',
    },
  },
} satisfies TextsOf<typeof jabalpur>;
