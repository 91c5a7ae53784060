import type { CityRecord, TextsOf } from './place';

export const ahmednagar = {
  id: 31,
  slug: 'ahmednagar',
  name: 'Ahmednagar',
  displayName: 'Ahmednagar',
  aliases: ['Ahilyanagar'],
  state: 'Maharashtra',
  branchesSlug: 'ahmednagar',
  hasAdmissionPage: true,
  centre: [19.095, 74.749],
  menuOrder: 120,
  footerOrder: 180,
  landingEndsWithForm: true,
  branches: [
    {
      id: 93,
      slug: 'savedi',
      place: 'Savedi',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 12,
      position: [19.122, 74.735],
    },
  ],
} as const satisfies CityRecord;

export const ahmednagarTexts = {
  yearBegins: '06-12',
  note: {
    intro:
      'Ahmednagar, now officially Ahilyanagar, has one branch, in the Savedi suburb, from Pre-Nursery to Grade 8.',
    families: 'The branch prepares pupils for the change of school after Grade 8; ask how.',
    travel:
      'Most of the town lies within a quarter of an hour. The Manmad highway carries heavy lorries, so children should be dropped from the service lane.',
  },
  landing: {
    visit: {
      lead: 'See our branch in Savedi on a school morning.',
      look: 'For a child of two or three look at the mats, the low shelves and the taps. In the higher classes ask what pupils have made in art and science this term.',
      ask: [
        'After Grade 8 our daughter changes school: how do you prepare her, and where do others go?',
        'How many adults are with the Pre-Nursery at any moment?',
      ],
      way: 'Pipeline Road and Gulmohar Road both lead to Savedi; Bhistbag Mahal is the landmark. Coming from the Manmad highway, use the service lane and turn in after the lorries.',
      seats:
        'Ask for Pre-Nursery and Nursery in the months after Diwali. For the other grades send an enquiry with the grade at any time.',
    },
    cbse: {
      lead: 'CBSE in Savedi, from Pre-Nursery to Grade 8.',
      meaning:
        'Up to Grade 8 there is no public examination; lessons follow NCERT textbooks. Ahmednagar is now officially called Ahilyanagar.',
      compare:
        'For the early years stay half an hour and listen to how teachers speak with children. For Grades 5 to 8 ask about experiments and spoken English. Then ask which schools take pupils in Grade 9, and when to apply there.',
    },
  },
  localities: {
    Bolhegaon: [19.13, 74.712],
    'Delhi Gate': [19.1, 74.735],
    'Professor Colony': [19.112, 74.742],
    Savedi: [19.12, 74.733],
  },
  locations: {
    93: {
      localArea: 'Savedi',
      landmark: 'Bhistbag Mahal',
      landmarkAt: [19.134, 74.744],
      areas: [
        'Pipeline Road',
        'Tapovan Road',
        'Nagapur',
        'Gulmohar Road',
        'Bolhegaon',
        'Professor Colony',
        'Balikashram Road',
        'Delhi Gate',
      ],
      about:
        'Ahmednagar, renamed Ahilyanagar, was the seat of the Nizam Shahi sultans, and the small palace of Bhistbag with its garden pool is in Savedi itself. Professor Colony and Gulmohar Road have the calm of a college town.',
      reach:
        'Savedi lies on the Manmad road, north of the old Delhi Gate. From Bolhegaon and Nagapur, with its industrial estate, come down the highway; from Balikashram Road and Tapovan Road the inner streets suffice.',
    },
  },
} satisfies TextsOf<typeof ahmednagar>;
