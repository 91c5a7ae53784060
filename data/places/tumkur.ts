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
      position: [13.333, 77.118],
    },
  ],
} as const satisfies CityRecord;

export const tumkurTexts = {
  yearBegins: '06-01',
  note: {
    intro:
      'Tumkur, Tumakuru on the new signboards, has one branch, in Batawadi at the Bengaluru end of the town.',
    families: 'The branch teaches from Nursery to Grade 8. Kannada is taught beside English.',
    travel: 'From Kyathsandra use the service road of the highway.',
  },
  landing: {
    visit: {
      lead: 'Choose a morning at our branch in Batawadi and listen to a class.',
      look: 'Look for books in Kannada beside those in English, and for work by the children on the walls. Ask to see the playground.',
      ask: [
        'How do you help a child whose family speaks only Kannada at home?',
        'The branch ends with Grade 8: which schools do pupils join afterwards, and when do you advise on it?',
      ],
      way: 'Batawadi lies at the Bengaluru end of the town; the road to Siddaganga Math leads there. From Kyathsandra stay on the service road and take your time; from SS Puram and Ashok Nagar an auto is enough.',
      seats: 'Ask for Nursery in April and May. For Grades 1 to 8 ask until June.',
    },
    cbse: {
      lead: 'CBSE in Batawadi, up to Grade 8.',
      meaning:
        'CBSE lessons use NCERT textbooks, which are shared with all of India. A child who moves to Bengaluru later can go on in a CBSE school there.',
      compare:
        'Ask each school what happens in the last hour of the day: revision, reading, sport or song? Our branch ends with Grade 8, so ask two years before where your child can go on in Grade 9.',
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
      landmark: 'Tumakuru Amanikere Lake',
      landmarkAt: [13.343, 77.112],
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
        'Tumkur, written Tumakuru today, is a town of coconut groves and rocky hills. Siddaganga Math at Kyathsandra is close by.',
      reach:
        'Batawadi is where the Bengaluru highway enters the town; trains stop at Tumakuru and Kyathsandra. From SS Puram and Ashok Nagar come down BH Road; from Maralur and Shettihalli the ring road is best.',
    },
  },
} satisfies TextsOf<typeof tumkur>;
