import type { CityRecord, TextsOf } from './place';

export const aurangabadChhSambhajiNagar = {
  id: 12,
  slug: 'aurangabad-chh-sambhaji-nagar',
  name: 'Chh Sambhaji Nagar',
  displayName: 'Chh Sambhaji Nagar',
  aliases: ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  state: 'Maharashtra',
  branchesSlug: 'aurangabad-chh-sambhaji-nagar',
  hasAdmissionPage: true,
  centre: [19.876, 75.343],
  menuOrder: 110,
  footerOrder: 130,
  landingEndsWithForm: true,
  branches: [
    {
      id: 92,
      slug: 'beed-bypass',
      place: 'Beed Bypass',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 13,
      position: [19.853, 75.335],
    },
  ],
} as const satisfies CityRecord;

export const aurangabadChhSambhajiNagarTexts = {
  yearBegins: '06-16',
  note: {
    intro:
      'Chhatrapati Sambhajinagar, long known as Aurangabad, is the gateway to Ajanta and Ellora. Our branch is on Beed Bypass in the south of the city.',
    families:
      'The branch teaches from Pre-Nursery to Grade 9. Marathi is taught as the law of Maharashtra requires.',
    travel:
      'By the bypass you avoid the old gates and their narrow arches. On a two-wheeler a child wears a helmet too.',
  },
  landing: {
    visit: {
      lead: 'Come to Beed Bypass one morning and listen to a lesson.',
      look: 'Sit at the back of an English lesson for five minutes and see how much the children speak. At the gate, see whether children on two-wheelers wear helmets.',
      ask: [
        'How much English does a child need who has heard only Marathi or Urdu so far?',
        'We live on the Waluj side, beyond the last bus stop: do families there share the ride?',
      ],
      way: 'Beed Bypass keeps you out of the old gates. From Garkheda and Ulkanagari it is a few minutes, from the station cross to the south side.',
      seats:
        'For Pre-Nursery send an enquiry from the winter holidays on. For the other grades ask in early summer.',
    },
    cbse: {
      lead: 'CBSE on Beed Bypass, from Pre-Nursery to the year before the boards.',
      meaning:
        'A family that moves to another city finds the same NCERT textbooks in its CBSE schools. Engineers at Shendra and Waluj, and officers of the bank next door, choose it for that.',
      compare:
        'Ask which grade is the highest this year and whether the school has registered a batch with the board. Our branch teaches up to Grade 9; ask us where pupils continue in Grade 10.',
    },
  },
  localities: {
    Deolai: [19.845, 75.345],
    Garkheda: [19.862, 75.345],
    Osmanpura: [19.867, 75.325],
    'Satara Parisar': [19.848, 75.315],
  },
  locations: {
    92: {
      localArea: 'Beed Bypass Road',
      landmark: 'Divisional Sports Complex, Garkheda',
      landmarkAt: [19.857, 75.347],
      areas: [
        'Satara Parisar',
        'Deolai',
        'Garkheda',
        'Shivaji Nagar',
        'Ulkanagari',
        'Jawahar Colony',
        'Pundlik Nagar',
        'Osmanpura',
      ],
      about:
        'Beed Bypass curves along the south of Chhatrapati Sambhajinagar, below the Satara hills with their Khandoba temple. Garkheda and Ulkanagari have the city’s stadium, colleges and old gardens.',
      reach:
        'The railway station is a short drive from the western end, and city buses run the length of the bypass from Deolai. From Jawahar Colony and Pundlik Nagar come south; use the service lanes.',
    },
  },
} satisfies TextsOf<typeof aurangabadChhSambhajiNagar>;
