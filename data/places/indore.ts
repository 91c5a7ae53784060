import type { CityRecord, TextsOf } from './place';

export const indore = {
  id: 18,
  slug: 'indore',
  name: 'Indore',
  displayName: 'Indore',
  aliases: [],
  state: 'Madhya Pradesh',
  branchesSlug: 'indore',
  hasAdmissionPage: true,
  centre: [22.72, 75.858],
  menuOrder: 80,
  footerOrder: 80,
  landingEndsWithForm: true,
  branches: [
    {
      id: 88,
      slug: 'nipania',
      place: 'Nipania',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      listing: 'form-and-site',
      position: [22.765, 75.925],
    },
    {
      id: 89,
      slug: 'rajendra-nagar',
      place: 'Rajendra Nagar',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 13,
      listing: 'form-and-site',
      position: [22.672, 75.828],
    },
  ],
} as const satisfies CityRecord;

export const indoreTexts = {
  note: {
    intro:
      'Indore, which has topped the national survey of clean cities for years, has two branches: Nipania in the new north-east and Rajendra Nagar in the settled south.',
    families:
      'It is a trading city with an eye for value, and a growing city of institutes. Parents compare carefully; Nipania teaches to Grade 12, Rajendra Nagar to Grade 9.',
    travel:
      'AB Road and the ring road make both branches easy to place: choose by which side of Palasia you live on.',
  },
  landing: {
    visit: {
      lead: 'Nipania or Rajendra Nagar? An hour at each settles it better than a list of marks.',
      look: 'A city that is proud of clean streets may look at a school in the same way: wash rooms, lunch tables, dust under the fans. Then leaf through two notebooks of the grade your child will join, one neat and one not.',
      ask: [
        'After Grade 9 at Rajendra Nagar, how does the move to Nipania work and when is it arranged?',
        'Which of your buses cross Palasia, and how long does that take at eight?',
      ],
      way: 'For Nipania follow AB Road north towards Dewas Naka and turn at Mahalaxmi Nagar; for Rajendra Nagar the railway station of that name is the mark, on the side of Rau. Between the two lies the whole city, so see one on one day and one on the next.',
      seats:
        'For Grade 11 ask Nipania as soon as the Class 10 papers are written. The first classes are asked for before the summer, Pre-Nursery at Rajendra Nagar and Nursery at Nipania.',
    },
    cbse: {
      lead: 'A trading city compares before it buys. Two CBSE branches, with what each can offer.',
      meaning:
        'With an IIT and an IIM at its edge, Indore has got used to looking at national examinations, and CBSE leads towards them without a change of books. For business families it has another merit: accountancy, economics and business studies are full subjects of Class 11 and 12, not second best.',
      compare:
        'Write down five things that matter to you, and give each school marks for them before you hear the fees. On our own list Nipania goes to Grade 12 and Rajendra Nagar to Grade 9, with Pre-Nursery at its start.',
    },
  },
  localities: {
    'Annapurna Road': [22.695, 75.838],
    Bijalpur: [22.665, 75.836],
    'Mahalaxmi Nagar': [22.758, 75.912],
    Nipania: [22.764, 75.92],
    'Rajendra Nagar': [22.672, 75.828],
    Rau: [22.632, 75.812],
    'Sudama Nagar': [22.7, 75.825],
    Sukhliya: [22.76, 75.876],
    'Vijay Nagar': [22.753, 75.894],
  },
  locations: {
    88: {
      localArea: 'Nipania',
      landmark: 'Dewas Naka',
      areas: [
        'Pipliya Kumar',
        'Mahalaxmi Nagar',
        'Vijay Nagar',
        'Lasudia Mori',
        'Talawali Chanda',
        'Scheme No 114',
        'Sukhliya',
      ],
      about:
        'Nipania and Mahalaxmi Nagar are the new north-east of Indore, the city that has topped India’s cleanliness survey year after year. Offices, hospitals and a long new park have followed the families who moved out from the old bazaars.',
      reach:
        'Dewas Naka and AB Road are on the west; the ring road joins Vijay Nagar, Sukhliya and Scheme 114. From Lasudia Mori and Talawali Chanda the approach is short and without a railway crossing.',
    },
    89: {
      localArea: 'Rajendra Nagar',
      landmark: 'Rajendra Nagar railway station',
      areas: [
        'Bijalpur',
        'Rau',
        'Annapurna Road',
        'Kesar Bagh Road',
        'Sudama Nagar',
        'Dwarkapuri',
        'Tejpur Gadbadi',
      ],
      about:
        'Rajendra Nagar is an older township on Indore’s south side, planned with gardens, on the road to Rau and Mhow. Sudama Nagar and Dwarkapuri are close-knit colonies where festivals spill onto the streets.',
      reach:
        'The station at Rajendra Nagar is on the Indore–Mhow line. From Annapurna Road and Kesar Bagh Road use the railway overbridge; from Bijalpur and Tejpur Gadbadi the ring road is the quicker line.',
    },
  },
} satisfies TextsOf<typeof indore>;
