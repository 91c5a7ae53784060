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
      listing: 'form-and-site',
      position: [21.195, 79.078],
    },
  ],
} as const satisfies CityRecord;

export const nagpurTexts = {
  note: {
    intro:
      'Nagpur, the orange city at the centre of the country, has one branch, on Koradi Road in the north.',
    families:
      'With government offices, railways and coal companies all here, transfers are common. Parents value a CBSE school that a child can join mid-way and leave without loss.',
    travel:
      'The ring road joins most of the city to Mankapur within half an hour. Summers are fierce, so ask how long the ride in the school bus takes in April.',
  },
  landing: {
    visit: {
      lead: 'One branch serves the north of Nagpur. Come and see in an hour whether it is the one for you.',
      look: 'Look at the playing field first, then at the water coolers and the shade on the way to the buses: April here is hard on small children. The grade boards in the corridor show what each class is working on this week.',
      ask: [
        'How early does school begin in the hot weeks, and when does the first bus start?',
        'A transfer order may come in any month: what do you need from the old school?',
      ],
      way: 'Take the inner ring road to Mankapur and look for the sports complex; Koradi Road begins there. From Kamptee Road or Jaripatka the way is short, from Wardha Road it crosses the whole city, so ride it once before you decide.',
      seats:
        'Orders for railway, bank and government families come between April and July, and Grades 1 to 6 are then asked for most. Nursery places are settled earlier, so a visit in winter leaves more choice.',
    },
    cbse: {
      lead: 'A railway and government town needs a board that goes along. Here is where we teach it.',
      meaning:
        'Two railway zones, the Air Force, coal and the courts bring families to Nagpur who have lived in other states and will do so again. For them CBSE is less a taste than a tool, since the school at the next station has the same chapters in the same order. Families who stay like that it ends with an examination known everywhere.',
      compare:
        'Nagpur’s CBSE schools lie along the ring, so a short list of three by distance is easily made. Ask each one how it takes in a child in September, with which books and whose help; the answer shows whether transfers are a habit there or a nuisance. Feel the heat on the bus side of the building before you sign.',
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
