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
      position: [15.455, 75.005],
    },
  ],
} as const satisfies CityRecord;

export const hubliDharwadTexts = {
  yearBegins: '06-01',
  note: {
    intro: 'The twin cities share one branch of ours, at Charantimath Gardens in Dharwad.',
    families:
      'The branch teaches from Nursery to Grade 8. Kannada is taught as Karnataka asks of every school.',
    travel:
      'Rapid buses run from Hubballi to Dharwad all day on a corridor of their own; the branch is a short auto ride from the Dharwad end.',
  },
  landing: {
    visit: {
      lead: 'Come to Charantimath Gardens in Dharwad and see a lesson.',
      look: 'Ask to hear a class sing, in Kannada or in English. Look at the walls for drawings by the children, and at the garden.',
      ask: [
        'For us in Hubballi: how long is a child on the way, and does an adult travel along?',
        'Which high schools have pupils chosen after Grade 8, and does the board stay the same?',
      ],
      way: 'From Hubballi take the rapid bus to Dharwad and an auto from Toll Naka or Line Bazaar. In Dharwad itself go by Kolikeri Lake; Malmaddi and Saptapur are near enough to walk.',
      seats:
        'Ask early for Nursery, K1 and K2. For Grades 1 to 8 send an enquiry at any time; the branch tells you whether it has a seat.',
    },
    cbse: {
      lead: 'CBSE in Dharwad, from Nursery to Grade 8.',
      meaning:
        'Families who may be moved, for example with a bank or the railway, find the same NCERT textbooks in CBSE schools elsewhere. For those who stay, it is one of three good roads through school in a town that takes learning seriously.',
      compare:
        'Sit in on a lesson if the branch allows it. Compare the ride between Hubballi and Dharwad too. Our branch ends with Grade 8, so ask early which high schools follow the same board.',
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
      town: 'Dharwad',
      landmark: 'Kolikeri Lake',
      landmarkAt: [15.453, 74.997],
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
        'Dharwad has a university on a hill and is known for Hindustani music and for the pedha that carries its name. Kolikeri Lake, Malmaddi and Saptapur are close by.',
      reach:
        'Rapid buses connect Hubballi and Dharwad along their own corridor, and Dharwad’s railway station is near Malmaddi. From Kelgeri and Kalyan Nagar the road comes past the lake; from Vidyagiri and Toll Naka use the old highway.',
    },
  },
} satisfies TextsOf<typeof hubliDharwad>;
