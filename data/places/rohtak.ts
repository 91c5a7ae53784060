import type { CityRecord, TextsOf } from './place';

export const rohtak = {
  id: 19,
  slug: 'rohtak',
  name: 'Rohtak',
  displayName: 'Rohtak',
  aliases: [],
  state: 'Haryana',
  branchesSlug: 'rohtak',
  hasAdmissionPage: true,
  centre: [28.895, 76.607],
  menuOrder: 130,
  footerOrder: 110,
  landingEndsWithForm: true,
  phone: {
    group: 'ncr',
    words: ['rohtak'],
  },
  branches: [
    {
      id: 94,
      slug: 'delhi-road',
      place: 'Delhi Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 13,
      position: [28.883, 76.63],
    },
  ],
} as const satisfies CityRecord;

export const rohtakTexts = {
  yearBegins: '04-03',
  note: {
    intro:
      'Rohtak, university town and wrestling heartland of Haryana, has one branch, on Delhi Road near Tilyar Lake.',
    families:
      'The branch teaches from Nursery to Grade 9, with games in the timetable for girls and boys.',
    travel:
      'From the Sectors and Model Town it is a short ride; from villages along the highway the school bus runs early, and winter fog can delay it.',
  },
  landing: {
    visit: {
      lead: 'See the classrooms and the playing field near Tilyar Lake in one morning.',
      look: 'Come in a games period and see whether girls and boys both play. Ask for the science corner of the grade that your child would join.',
      ask: [
        'At what hour does the bus leave our village, and what happens on a morning of fog?',
        'How do you arrange lessons for a child who trains for a sport?',
      ],
      way: 'The branch is on the Delhi side of town: from Model Town and the sectors follow Delhi Road to the lake, from Kheri Sadh or Asthal Bohar come the other way. Sheela Bypass avoids the centre.',
      seats:
        'Ask early for Nursery and for Grade 6. Come on a working day, when lessons are in progress.',
    },
    cbse: {
      lead: 'CBSE on Delhi Road, from Nursery to Grade 9.',
      meaning:
        'The branch teaches with NCERT textbooks, which are also printed in Hindi. In Grade 9 the board registers pupils for the Class 10 examination, so ask before that year where your child will go on.',
      compare:
        'Ask who coaches sport as well as who teaches mathematics, and how long the teachers have been at the school. Count the ride in winter too: buses are slower in fog.',
    },
  },
  localities: {
    'Asthal Bohar': [28.873, 76.645],
    'Delhi Road': [28.883, 76.63],
    'Kheri Sadh': [28.86, 76.685],
    'Model Town': [28.893, 76.6],
  },
  locations: {
    94: {
      localArea: 'Delhi Road',
      landmark: 'Tilyar Lake',
      landmarkAt: [28.88, 76.638],
      areas: [
        'Model Town',
        'Asthal Bohar',
        'Kheri Sadh',
        'Bohar',
        'Garhi Bohar',
        'Sector 1',
        'Sector 2',
        'Sheela Bypass',
      ],
      about:
        'On the Delhi side of Rohtak lies Tilyar, a lake with a small zoo. Asthal Bohar is known for its ancient Nath monastery; Model Town and the Sectors are the residential heart.',
      reach:
        'The branch is on Delhi Road, with Sheela Bypass and the by-pass crossing near by. From Kheri Sadh and Garhi Bohar the highway service lane is direct; Rohtak Junction is a short ride into town.',
    },
  },
} satisfies TextsOf<typeof rohtak>;
