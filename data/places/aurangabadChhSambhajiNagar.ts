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
      listing: 'form-and-site',
      position: [19.853, 75.335],
    },
  ],
} as const satisfies CityRecord;

export const aurangabadChhSambhajiNagarTexts = {
  note: {
    intro:
      'Chhatrapati Sambhajinagar, long known as Aurangabad, is the gateway to Ajanta and Ellora. Our branch is on Beed Bypass in the south of the city.',
    families:
      'Doctors, lecturers and engineers from the Waluj and Shendra estates are among the parents here. They ask for English that is spoken and not only written.',
    travel:
      'The bypass spares families the old gates and their narrow arches. Two-wheelers are the usual transport, and helmets are expected on children too.',
  },
  landing: {
    visit: {
      lead: 'Beed Bypass brings most of the city near: come one morning and listen to a lesson.',
      look: 'Sit at the back of an English lesson for five minutes: who talks, the teacher or the children? Then look at the helmets on the two-wheelers at the gate, small ones too.',
      ask: [
        'How much English does a child need who has heard only Marathi or Urdu so far?',
        'Does the school bus serve the Waluj side, and at what hour?',
      ],
      way: 'Beed Bypass keeps you out of the old gates. From Garkheda and Ulkanagari it is a few minutes, from the station cross to the south side; shared autos know Deolai and Satara Parisar.',
      seats:
        'The first class here is Pre-Nursery, and its places are asked for from the winter holidays on. Families of the estates at Waluj and Shendra mostly move in early summer.',
    },
    cbse: {
      lead: 'CBSE beside Beed Bypass, for families whose work may take them past Ajanta and on.',
      meaning:
        'The industrial estates, the university and the hospitals bring families to Chhatrapati Sambhajinagar who think of the next town already. CBSE lets a child leave for Pune or Bhilai without a gap. For families of the city it means English and mathematics at a national pace, with Marathi staying in the week as Maharashtra’s law asks.',
      compare:
        'Listen to how much English is spoken by children, not to them. Ask which grade is the highest this year and whether the school has registered a batch with the board yet. Ours teaches up to Grade 9; ask us, as you would any other, where Grade 10 continues.',
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
      landmark: 'Chhatrapati Sambhajinagar railway station',
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
        'The railway station is a short drive from the western end, and city buses run the length of the bypass from Deolai. From Jawahar Colony and Pundlik Nagar come south; the service lanes are safest for two-wheelers.',
    },
  },
} satisfies TextsOf<typeof aurangabadChhSambhajiNagar>;
