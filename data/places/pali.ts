import type { CityRecord, TextsOf } from './place';

export const pali = {
  id: 33,
  slug: 'pali',
  name: 'Pali',
  displayName: 'Pali',
  aliases: [],
  state: 'Rajasthan',
  branchesSlug: null,
  hasAdmissionPage: false,
  centre: [25.771, 73.323],
  menuOrder: null,
  footerOrder: null,
  enquiryBranch: 101,
  branches: [
    {
      id: 111,
      slug: 'veer-durgadas-nagar',
      place: 'Pali',
      brand: 'KGS',
      board: 'CBSE',
      from: 2,
      to: 23,
      listing: 'form',
    },
  ],
} as const satisfies CityRecord;

export const paliTexts = {
  yearBegins: '04-07',
  note: {
    intro:
      'Pali lies between Jodhpur and the Aravalli hills, a town of cloth merchants and dyers. Our school there carries the name Khejri Grove.',
    families: 'The school teaches from Nursery to Grade 12.',
    travel:
      'The town is compact, and most homes are a short ride away. Lorries use the roads of the industrial area, so come by the residential side.',
  },
  landing: null,
  // No branch with a page, so the finder knows no localities here.
  localities: {},
  locations: {
    111: {
      localArea: 'Veer Durgadas Nagar',
      landmark: 'Lakhotia Garden',
      areas: [
        'Housing Board Colony',
        'Mandia Road',
        'Surajpole',
        'Bapu Nagar',
        'Naya Gaon',
        'Ramdev Road',
        'Punayata',
      ],
      about:
        'Pali, on the Bandi river, is known for its cloth: it is dyed, printed and traded here. Veer Durgadas Nagar is a residential quarter away from the process houses, within reach of Lakhotia Garden and its lake.',
      reach:
        'Mandia Road and Ramdev Road join the colonies to the centre at Surajpole. From Naya Gaon and Punayata, come by Mandia Road.',
    },
  },
} satisfies TextsOf<typeof pali>;
