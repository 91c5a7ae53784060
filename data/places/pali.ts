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
  note: {
    intro:
      'Pali lies between Jodhpur and the Aravalli hills, a town of cloth merchants and dyers. Our school there carries the name Khejri Grove.',
    families:
      'Trading families weigh a school with care: they ask for English that is spoken, for firm science and for hours that fit a shop.',
    travel:
      'The town is compact, and most homes are a short ride away. Lorries rule the roads of the industrial area, so come by the residential side.',
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
        'Pali, on the Bandi river, is known for its cloth: generations have dyed, printed and traded it here. Veer Durgadas Nagar is a residential quarter away from the process houses, within reach of Lakhotia Garden and its lake.',
      reach:
        'Mandia Road and Ramdev Road join the colonies to the centre at Surajpole. From Naya Gaon and Punayata, children come by van or with a parent on the way to the mills.',
    },
  },
} satisfies TextsOf<typeof pali>;
