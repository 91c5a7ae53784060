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
      position: [22.672, 75.828],
    },
  ],
} as const satisfies CityRecord;

export const indoreTexts = {
  yearBegins: '04-02',
  note: {
    intro:
      'Indore, which has topped the national survey of clean cities for years, has two branches: Nipania in the new north-east and Rajendra Nagar in the settled south.',
    families:
      'Nipania teaches from Nursery to Grade 12, Rajendra Nagar from Pre-Nursery to Grade 9.',
    travel:
      'AB Road and the ring road make both branches easy to place: choose by which side of Palasia you live on.',
  },
  landing: {
    visit: {
      lead: 'Nipania or Rajendra Nagar: plan an hour at each.',
      look: 'See the wash rooms, the places where children eat and the classrooms. Then look through two notebooks of the grade that your child would join.',
      ask: [
        'After Grade 9 at Rajendra Nagar, how does the move to Nipania work and when is it arranged?',
        'No bus stops in Palasia: how do other families from there bring their children?',
      ],
      way: 'For Nipania follow AB Road north towards Dewas Naka and turn at Mahalaxmi Nagar; for Rajendra Nagar the railway station of that name is the mark, on the side of Rau. The two are at opposite ends of the city, so plan a day for each.',
      seats:
        'For Grade 11 ask Nipania after the Class 10 examination. For the first classes ask before the summer: Pre-Nursery at Rajendra Nagar, Nursery at Nipania.',
    },
    cbse: {
      lead: 'Two CBSE branches: Nipania to Grade 12, Rajendra Nagar to Grade 9.',
      meaning:
        'CBSE textbooks are by NCERT and the examinations are national. In Grades 11 and 12 accountancy, business studies and economics are full subjects beside the sciences; ask Nipania which combinations it offers this year.',
      compare:
        'Write down the five things that matter most to you and ask each school about them. Nipania begins with Nursery and goes on to Grade 12; Rajendra Nagar begins with Pre-Nursery and ends with Grade 9.',
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
      landmark: 'ISKCON Temple, Nipania',
      landmarkAt: [22.763, 75.928],
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
        'Nipania and Mahalaxmi Nagar are the new north-east of Indore, the city that has topped India’s cleanliness survey year after year. There are offices, hospitals and a long new park.',
      reach:
        'Dewas Naka and AB Road are on the west; the ring road joins Vijay Nagar, Sukhliya and Scheme 114. From Lasudia Mori and Talawali Chanda the approach is short and without a railway crossing.',
    },
    89: {
      localArea: 'Rajendra Nagar',
      landmark: 'Rajendra Nagar railway station',
      landmarkAt: [22.671, 75.823],
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
        'Rajendra Nagar is an older township on Indore’s south side, planned with gardens, on the road to Rau and Mhow. Sudama Nagar and Dwarkapuri are older colonies next to it.',
      reach:
        'The station at Rajendra Nagar is on the Indore–Mhow line. From Annapurna Road and Kesar Bagh Road use the railway overbridge; from Bijalpur and Tejpur Gadbadi the ring road is the quicker line.',
    },
  },
} satisfies TextsOf<typeof indore>;
