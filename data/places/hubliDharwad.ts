import type { CityRecord, TextsOf } from './place';

export const hubliDharwad = {
  id: 35,
  slug: 'hubli-dharwad',
  name: 'Hubbali-Dharwad',
  displayName: 'Hubbali-Dharwad',
  aliases: ['Hubli Dharwad', 'Hubballi-Dharwad'],
  state: 'Karnataka',
  branchesSlug: 'hubli-dharwad',
  hasAdmissionPage: true,
  centre: [15.458, 75.008],
  menuOrder: 200,
  footerOrder: 190,
  landingEndsWithForm: true,
  branches: [
    {
      id: 112,
      slug: 'charantimath-gardens',
      place: 'Charantimath Gardens',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 12,
      listing: 'form-and-site',
      position: [15.455, 75.005],
    },
  ],
} as const satisfies CityRecord;

export const hubliDharwadTexts = {
  note: {
    intro:
      'The twin cities share one branch of ours, at Charantimath Gardens in Dharwad, the half that lives by learning and music.',
    families:
      'Lecturers, judges of the High Court bench and farming families of the district choose it for the early and middle years. Kannada, Marathi and English mix easily in its playground.',
    travel:
      'Rapid buses run from Hubballi to Dharwad all day on a corridor of their own; the branch is a short auto ride from the Dharwad end.',
  },
  landing: {
    visit: {
      lead: 'Dharwad is a town of teachers. Come to Charantimath Gardens and judge us as one would.',
      look: 'Ask for a song: every class here should have one, in Kannada or in English. Look at the walls for drawings that are not all alike and at the garden for a bed that belongs to the children.',
      ask: [
        'For us in Hubballi: how long is a child on the way, and does an adult travel along?',
        'Which high schools have pupils chosen after Grade 8, and does the board stay the same?',
      ],
      way: 'From Hubballi take the rapid bus to Dharwad and an auto from Toll Naka or Line Bazaar. In Dharwad itself go by Kolikeri Lake; Malmaddi and Saptapur are near enough to walk.',
      seats:
        'University and court families move in summer, farming families decide after the harvest, in February. The classes of Nursery to K2 are asked for most; above them there is often a place.',
    },
    cbse: {
      lead: 'CBSE in Dharwad’s Charantimath Gardens, in a town that takes schooling seriously.',
      meaning:
        'Dharwad judges a school by its teachers and its music before its buildings, and parents there know more than one board from the inside. CBSE appeals to lecturers, bank and railway staff of South Western Railway who may be moved, and to families who want NCERT science early. Kannada keeps its place, and Marathi-speaking children feel at home in Hindi lessons.',
      compare:
        'Sit in on a lesson if you are allowed to, and ask the pupils to explain it afterwards. Between Hubballi and Dharwad, compare the seat on the bus before the seat in class. As our branch ends with Grade 8, ask early which high schools follow the same board and which the state’s.',
    },
  },
  localities: {
    Kelgeri: [15.455, 74.975],
    Malmaddi: [15.455, 75.002],
    Saptapur: [15.46, 74.995],
    Vidyagiri: [15.44, 75.015],
  },
  locations: {
    112: {
      localArea: 'Charantimath Garden, Dharwad',
      landmark: 'Kolikeri Lake',
      areas: [
        'Hosayellapur',
        'Saptapur',
        'Malmaddi',
        'Vidyagiri',
        'Line Bazaar',
        'Kelgeri',
        'Toll Naka',
        'Kalyan Nagar',
      ],
      about:
        'Dharwad is the gentle half of the twin cities: a university on a hill, poets, Hindustani musicians and the pedha that carries its name. Kolikeri Lake and the lanes of Malmaddi and Saptapur set the tone of this neighbourhood.',
      reach:
        'Rapid buses connect Hubballi and Dharwad along their own corridor, and Dharwad’s railway station is near Malmaddi. From Kelgeri and Kalyan Nagar the road comes past the lake; from Vidyagiri and Toll Naka use the old highway.',
    },
  },
} satisfies TextsOf<typeof hubliDharwad>;
