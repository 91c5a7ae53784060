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
      listing: 'form-and-site',
      position: [28.883, 76.63],
    },
  ],
} as const satisfies CityRecord;

export const rohtakTexts = {
  note: {
    intro:
      'Rohtak, university town and wrestling heartland of Haryana, has one branch, on Delhi Road near Tilyar Lake.',
    families:
      'Sport is taken seriously in every home, for girls as much as for boys, and so are medicine and the services. Parents want marks and a playing field.',
    travel:
      'From the Sectors and Model Town it is a short ride; from villages along the highway the school bus runs early, and winter fog can delay it.',
  },
  landing: {
    visit: {
      lead: 'A field to run on, books to grow with: see both on one morning by Tilyar Lake.',
      look: 'Go to the field in the games period and see who plays: the best eleven or everybody, girls as well as boys. Then ask for the science corner of the grade that your child would join.',
      ask: [
        'At what hour does the bus leave our village, and what happens on a morning of fog?',
        'How do you arrange lessons for a child who trains for a sport?',
      ],
      way: 'The branch is on the Delhi side of town: from Model Town and the sectors follow Delhi Road to the lake, from Kheri Sadh or Asthal Bohar come the other way. Sheela Bypass avoids the centre.',
      seats:
        'Places in Nursery and in Grade 6, when children from village schools come to town, are asked for most. Come on a working day: an empty building says nothing about lessons.',
    },
    cbse: {
      lead: 'Marks and a playing field: CBSE on Delhi Road, from Nursery to Grade 9.',
      meaning:
        'Many English-medium schools between Rohtak and Delhi follow CBSE, and the services, the medical college and the university know it best. For a family from a village nearby it opens the same door as for one from the sectors: NCERT books, cheap and easy to find, in English or in Hindi.',
      compare:
        'In Rohtak ask after the coach as well as the mathematics teacher, and watch a games period with girls in it. Ask which teachers have stayed five years. Then count the journey in winter darkness, because fog makes a far school farther.',
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
        'On the Delhi side of Rohtak lies Tilyar, a lake with a small zoo that every child in the district has visited. Asthal Bohar is known for its ancient Nath monastery; Model Town and the Sectors are the residential heart.',
      reach:
        'The branch is on Delhi Road, with Sheela Bypass and the by-pass crossing near by. From Kheri Sadh and Garhi Bohar the highway service lane is direct; Rohtak Junction is a short ride into town.',
    },
  },
} satisfies TextsOf<typeof rohtak>;
