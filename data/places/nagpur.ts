import type { CityRecord, TextsOf } from './place';

export const nagpur = {
  id: 9,
  slug: 'nagpur',
  name: 'Nagpur',
  displayName: 'Nagpur',
  aliases: [],
  state: 'Maharashtra',
  branchesSlug: 'nagpur',
  hasAdmissionPage: true,
  centre: [21.146, 79.088],
  menuOrder: 150,
  footerOrder: 170,
  landingEndsWithForm: true,
  branches: [
    {
      id: 96,
      slug: 'koradi-road',
      place: 'Koradi Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 14,
      position: [21.195, 79.078],
    },
  ],
} as const satisfies CityRecord;

export const nagpurTexts = {
  yearBegins: '06-25',
  note: {
    intro:
      'Nagpur, the orange city at the centre of the country, has one branch, on Koradi Road in the north.',
    families:
      'The branch follows CBSE, so a child who is transferred can go on with the same textbooks.',
    travel:
      'The ring road joins most of the city to Mankapur within half an hour. Summers are hot, so a short ride counts: the school bus needs 6 minutes from Mankapur and 28 from Koradi.',
  },
  landing: {
    visit: {
      lead: 'One branch serves the city, on Koradi Road; plan an hour for a visit.',
      look: 'See the playing field, the water coolers and the shade on the way to the buses, since April is hot. Ask what each class is working on this week.',
      ask: [
        'How early does school begin in the hot weeks, and when does the first bus start?',
        'A transfer order may come in any month: what do you need from the old school?',
      ],
      way: 'Take the inner ring road to Mankapur and look for the sports complex; Koradi Road begins there. From Kamptee Road or Jaripatka the way is short, from Wardha Road it crosses the whole city, so ride it once before you decide.',
      seats:
        'For Nursery visit in winter. For Grades 1 to 6 ask between April and July, when families who are transferred give up their seats.',
    },
    cbse: {
      lead: 'CBSE on Koradi Road up to Class 10, for families who may be posted again.',
      meaning:
        'CBSE schools in other states use the same NCERT textbooks in the same order, which helps a family that is transferred. The railway, the mines and the air force send many such families here.',
      compare:
        'Choose three schools by distance and ask each how it takes in a child in September: with which books, and with whose help? Ask about the ride in the hot weeks.',
    },
  },
  localities: {
    Godhani: [21.222, 79.062],
    Indora: [21.17, 79.093],
    Jaripatka: [21.184, 79.098],
    Koradi: [21.24, 79.1],
    Mankapur: [21.188, 79.078],
    'Zingabai Takli': [21.19, 79.065],
  },
  locations: {
    96: {
      localArea: 'Koradi Road',
      landmark: 'Divisional Sports Complex, Mankapur',
      landmarkAt: [21.189, 79.076],
      areas: [
        'Mankapur',
        'Godhani',
        'Zingabai Takli',
        'Jaripatka',
        'Bokhara',
        'Koradi',
        'Friends Colony',
        'Indora',
      ],
      about:
        'Koradi Road goes north from Nagpur’s Mankapur ring to the power-station township and the Jagdamba temple at Koradi. The stadium and sports complex at Mankapur are where many of the city’s school meets are held.',
      reach:
        'Nagpur’s Orange Line runs to Automotive Square on Kamptee Road, east of the branch; from there and from Indora an auto is short. Godhani has a railway halt, and families of Jaripatka and Friends Colony use the ring road.',
    },
  },
} satisfies TextsOf<typeof nagpur>;
