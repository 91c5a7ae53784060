import type { CityRecord, TextsOf } from './place';

export const gurgaon = {
  id: 10,
  slug: 'gurgaon',
  name: 'Gurgaon',
  displayName: 'Gurgaon',
  aliases: ['Gurugram'],
  state: 'Haryana',
  branchesSlug: 'gurgaon',
  hasAdmissionPage: true,
  centre: [28.459, 77.027],
  menuOrder: 70,
  footerOrder: 60,
  phone: {
    group: 'gurgaon',
    words: ['gurgaon', 'gurugram'],
  },
  branches: [
    {
      id: 83,
      slug: 'sohna-road',
      place: 'Sohna Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 14,
      position: [28.42, 77.04],
    },
    {
      id: 84,
      slug: 'sector-57',
      place: 'Sector 57',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 13,
      position: [28.424, 77.078],
    },
    {
      id: 85,
      slug: 'sector-84',
      place: 'Sector 84',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 13,
      position: [28.405, 76.965],
    },
    {
      id: 86,
      slug: 'palam-vihar',
      place: 'Palam Vihar',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 12,
      position: [28.508, 77.037],
    },
  ],
} as const satisfies CityRecord;

export const gurgaonTexts = {
  yearBegins: '04-01',
  note: {
    intro:
      'Gurgaon, or Gurugram, has four branches: two in the settled sectors around Sohna Road and Golf Course Road, one in the old garden colony of Palam Vihar and one in the new sectors towards Manesar.',
    families:
      'All four branches follow CBSE and take children from Pre-Nursery. Their pages list the bus stops; ask the branch about day care after school.',
    travel:
      'The highway divides the city. Palam Vihar suits families on the Delhi side and Sector 84 those beyond Kherki Daula, while Sohna Road and Sector 57 lie between.',
  },
  landing: {
    visit: {
      lead: 'Plan one hour for a visit on a working day.',
      look: 'See the hour after school as well: who stays, where and with whom. At the gate, check that visitors are asked for their name and purpose.',
      ask: [
        'On a day of bad air, which activities move indoors and how are we told?',
        'If both of us are late, who may fetch our child, and how do you check?',
      ],
      way: 'Palam Vihar lies on one side of the highway, Sohna Road and the Golf Course end on the other, Sector 84 beyond Kherki Daula. The Rapid Metro brings you to Sector 55-56. On a wet day underpasses can be closed, so plan a second way.',
      seats:
        'For Pre-Nursery and Nursery ask from September on. In the other grades seats change hands in April and July.',
    },
    cbse: {
      lead: 'Four CBSE branches, on both sides of the highway.',
      meaning:
        'All four branches follow CBSE, so a child who moves within the city keeps the same textbooks. The board is recognised by colleges in India and by universities abroad. A later change to an international board is possible; ask that school what it requires.',
      compare:
        'At what hour does the child leave home and come back, and who is there? What does the school do on days of bad air and when roads are under water? Our branches here teach up to Grade 8, 9 or 10, so ask early where pupils go on.',
    },
  },
  localities: {
    Badshahpur: [28.393, 77.047],
    Jharsa: [28.441, 77.045],
    'Kherki Daula': [28.402, 76.984],
    Manesar: [28.357, 76.938],
    'Palam Vihar': [28.511, 77.033],
    'Sector 23': [28.512, 77.053],
    'Sector 47': [28.425, 77.047],
    'Sector 49': [28.411, 77.049],
    'Sector 50': [28.416, 77.064],
    'Sector 56': [28.424, 77.097],
    'Sector 57': [28.424, 77.078],
    'Sector 84': [28.405, 76.965],
    'Sohna Road': [28.418, 77.041],
  },
  locations: {
    83: {
      localArea: 'Sohna Road',
      landmark: 'Subhash Chowk',
      landmarkAt: [28.427, 77.038],
      areas: [
        'Sector 47',
        'Sector 48',
        'Badshahpur',
        'Sector 49',
        'Sector 50',
        'Islampur',
        'Jharsa',
        'Tikri',
      ],
      about:
        'Sohna Road is a corridor of residential sectors and offices that runs south from Gurgaon towards the Aravalli hills. Badshahpur and Jharsa are its old villages, with wells and havelis behind the new shops.',
      reach:
        'Subhash Chowk is the crossing with the Southern Peripheral side of town; an elevated road now takes through traffic off the surface. From Sectors 47 to 50 the inner sector roads are enough.',
    },
    84: {
      localArea: 'Sector 57',
      landmark: 'Tau Devi Lal Botanical Garden',
      landmarkAt: [28.437, 77.081],
      areas: [
        'Sector 56',
        'Sector 55',
        'Wazirabad',
        'Sector 52',
        'Sector 54',
        'Ghata',
        'Tigra',
        'Saraswati Kunj',
      ],
      about:
        'Sector 57 is among the best-settled parts of new Gurgaon, with parks laid out block by block and the biodiversity slopes of the Aravallis beyond Ghata. Wazirabad and Tigra add their village markets.',
      reach:
        'The Rapid Metro ends at Sector 55-56, on Golf Course Road. From Saraswati Kunj and Sector 52 come up the sector road; from Sector 54 come a little before the bell.',
    },
    85: {
      localArea: 'Sector 84',
      landmark: 'Kherki Daula Toll Plaza',
      landmarkAt: [28.396, 76.981],
      areas: [
        'Sector 83',
        'Sector 82',
        'Kherki Daula',
        'Sector 85',
        'Sector 81',
        'Manesar',
        'Sikanderpur Badha',
        'Naurangpur',
      ],
      about:
        'Sector 84 belongs to the new side of Gurgaon along the Dwarka Expressway’s end, where farms of Sikanderpur Badha and Naurangpur became group housing. Manesar’s factories are close by.',
      reach:
        'Drivers on the Jaipur highway leave at Kherki Daula, just before the old toll plaza; Sectors 81 to 85 are joined by a grid of 60-metre roads. City buses are few; the school bus comes from Sectors 81 to 85, Kherki Daula and Manesar.',
    },
    86: {
      localArea: 'Palam Vihar',
      landmark: 'Palam Vihar Chowk',
      landmarkAt: [28.512, 77.034],
      areas: [
        'Sector 22',
        'Sector 23',
        'Carterpuri',
        'Sector 2',
        'Sector 3',
        'Ashok Vihar',
        'Chauma',
        'Bajghera',
      ],
      about:
        'Palam Vihar is an older garden colony on the Delhi border, planned with a park for nearly every street. Carterpuri next door was renamed for the American president who visited in 1978.',
      reach:
        'Bijwasan station is on the Delhi–Rewari line, and the border with Dwarka lies a few kilometres north. From Sectors 22 and 23 it is a level ride; from Bajghera come by the expressway’s service road.',
    },
  },
} satisfies TextsOf<typeof gurgaon>;
