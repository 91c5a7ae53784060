import type { CityRecord, TextsOf } from './place';

export const tumkur = {
  id: 21,
  slug: 'tumkur',
  name: 'Tumkur',
  displayName: 'Tumkur',
  aliases: ['Tumakuru'],
  state: 'Karnataka',
  branchesSlug: 'tumkur',
  hasAdmissionPage: true,
  centre: [13.34, 77.101],
  menuOrder: 140,
  footerOrder: null,
  landingEndsWithForm: true,
  branches: [
    {
      id: 95,
      slug: 'batawadi',
      place: 'Batawadi',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 12,
      listing: 'form-and-site',
      position: [13.333, 77.118],
    },
  ],
} as const satisfies CityRecord;

export const tumkurTexts = {
  note: {
    intro:
      'Tumkur, Tumakuru on the new signboards, has one branch, in Batawadi at the Bengaluru end of the town.',
    families:
      'Many families farm coconut or areca and want a school that opens the wider world without sending the child away. Kannada is at home here beside English.',
    travel:
      'Most pupils live within five kilometres. For those from Kyathsandra the highway service road is the safe side.',
  },
  landing: {
    visit: {
      lead: 'No school in Tumkur is far. Fix a morning, listen to a class and ask for a coffee’s length.',
      look: 'Listen at the door of a lower class: you should hear as many children as teachers. Look for books in Kannada beside those in English, and for something that grows, in a pot or a bed.',
      ask: [
        'How do you help a child whose family speaks only Kannada at home?',
        'The branch ends with Grade 8: which schools do pupils join afterwards, and when do you advise on it?',
      ],
      way: 'Batawadi lies at the Bengaluru end of the town; the road to Siddaganga Math is the one everybody knows. From Kyathsandra stay on the service road and take your time; from SS Puram and Ashok Nagar an auto is enough.',
      seats:
        'Nursery is asked for when the results of older brothers and sisters are out, in April and May. In Grades 1 to 8 a family that moves in from a taluk mostly finds us in June.',
    },
    cbse: {
      lead: 'CBSE in Batawadi, near enough for the afternoon to belong to home.',
      meaning:
        'In Tumkur most families know the state syllabus and wonder what CBSE adds. It adds textbooks that are shared with all of India and a habit of questions; it takes nothing from Kannada, which every school of Karnataka teaches. A child who moves to Bengaluru later finds the same course in very many schools.',
      compare:
        'Ask a school here what it does in the last hour of the day: is it revision only, or also reading, sport and song? Ask where its Grade 8 went. Ours ends there, so the step to Grade 9, in town or in Bengaluru, deserves a talk two years before.',
    },
  },
  localities: {
    'Ashok Nagar': [13.335, 77.112],
    Batawadi: [13.333, 77.118],
    Kyathsandra: [13.317, 77.14],
    'SS Puram': [13.34, 77.108],
  },
  locations: {
    95: {
      localArea: 'Batawadi',
      landmark: 'Siddaganga Math',
      areas: [
        'Kyathsandra',
        'Ashok Nagar',
        'Saraswathipuram',
        'Upparahalli',
        'Maralur',
        'SS Puram',
        'Shettihalli',
      ],
      about:
        'Tumkur, written Tumakuru today, is a town of coconut groves and rocky hills. Siddaganga Math at Kyathsandra has long fed and taught children who would else have had no school, and everybody in town knows the way there.',
      reach:
        'Batawadi is where the Bengaluru highway enters the town; trains stop at Tumakuru and Kyathsandra. From SS Puram and Ashok Nagar come down BH Road; from Maralur and Shettihalli the ring road is best.',
    },
  },
} satisfies TextsOf<typeof tumkur>;
