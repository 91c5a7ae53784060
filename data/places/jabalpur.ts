import type { CityRecord, TextsOf } from './place';

export const jabalpur = {
  id: 29,
  slug: 'jabalpur',
  name: 'Jabalpur',
  displayName: 'Jabalpur',
  aliases: [],
  state: 'Madhya Pradesh',
  branchesSlug: 'jabalpur',
  hasAdmissionPage: true,
  centre: [23.168, 79.932],
  menuOrder: 170,
  footerOrder: 140,
  landingEndsWithForm: true,
  branches: [
    {
      id: 98,
      slug: 'boarding-school-bhedaghat-road',
      place: 'Bhedaghat Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      listing: 'form-and-site',
      boarding: true,
      position: [23.135, 79.84],
    },
  ],
} as const satisfies CityRecord;

export const jabalpurTexts = {
  note: {
    intro:
      'In Jabalpur our campus stands on the road to Bhedaghat, where the Narmada falls through marble. It takes boarders as well as day pupils.',
    families:
      'Ordnance factories, the High Court and the army give the city families from everywhere. For districts around with few senior schools, boarding from here to Grade 12 is the reason to come.',
    travel:
      'The railway junction has trains to all parts of the country. Day pupils come from Garha, Madan Mahal and Dhanwantri Nagar by bus.',
  },
  landing: {
    visit: {
      lead: 'Lessons by the road to the marble rocks, for day pupils and boarders. See the house and the school together.',
      look: 'Look into a dormitory cupboard and at the notice board beside it: order without fear is what you want to see. Eat what is on the table that day, and ask the boarders, not us, whether it is always like this.',
      ask: [
        'Which grade do most new boarders join, and who is with them in the first fortnight?',
        'In the rains, which roads from our district are cut, and what happens then?',
      ],
      way: 'From the junction take the road through Madan Mahal and Tilwara towards Bhedaghat; buses to the falls pass the area. Families from Mandla, Narsinghpur or Katni should plan one night, so that the child sees an evening in the house.',
      seats:
        'Whoever thinks of boarding should ask in winter and see the house while the session runs. Day places for families of Garha and Dhanwantri Nagar are asked for until the first week of classes.',
    },
    cbse: {
      lead: 'CBSE to Grade 12 near Bhedaghat, with a bed for those who live too far for the bus.',
      meaning:
        'In the districts around Jabalpur good senior classes are few, and families send children to the city after Grade 8 or 10. Under CBSE this change is smooth, and with boarding it needs no flat and no aunt. For the families of ordnance factories, railway and cantonment the board is the one they had before and will have after.',
      compare:
        'Ask a school what its laboratories have for Class 12 and whether pupils do the experiments or watch them. For a boarder add: how large is a dormitory, who is awake at night, what happens on the third day of homesickness? A drive out in the rains tells you the rest.',
    },
  },
  localities: {
    Bhedaghat: [23.131, 79.801],
    'Dhanwantri Nagar': [23.15, 79.873],
    Garha: [23.152, 79.897],
    Tilwara: [23.108, 79.877],
  },
  locations: {
    98: {
      localArea: 'Bhedaghat Road',
      landmark: 'Dhuandhar Falls',
      areas: [
        'Bhedaghat',
        'Dhanwantri Nagar',
        'Garha',
        'Andhmukh',
        'Tilwara',
        'Lamheta',
        'Madan Mahal',
      ],
      about:
        'At Bhedaghat the Narmada drops over Dhuandhar, the smoke cascade, and then glides between cliffs of white marble. Our campus is on the road from Jabalpur to the falls, with Garha’s Gond-era hill fort of Madan Mahal on the way.',
      reach:
        'Madan Mahal is the nearer of the city’s main railway stations, and Bhedaghat has a small one. From Dhanwantri Nagar and Andhmukh take the bypass west; boarders’ families can also use Dumna airport on the far side of town.',
    },
  },
} satisfies TextsOf<typeof jabalpur>;
