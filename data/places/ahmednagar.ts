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
      listing: 'form-and-site',
      position: [19.122, 74.735],
    },
  ],
} as const satisfies CityRecord;

export const ahmednagarTexts = {
  note: {
    intro:
      'Ahmednagar, now officially Ahilyanagar, has one branch, in the Savedi suburb, from Pre-Nursery to Grade 8.',
    families:
      'The city has an old tradition of mission schools and the army’s armoured corps school. Parents want warmth in the early years and a firm hand-over to secondary school.',
    travel:
      'Most of the town lies within a quarter of an hour. The Manmad highway carries heavy lorries, so children should be dropped from the service lane.',
  },
  landing: {
    visit: {
      lead: 'The first school should be close and kind. See in Savedi whether ours is both.',
      look: 'For a child of two or three, look down to the floor: mats, low shelves, small taps, sharp edges. In the higher classes ask what pupils have made with their hands this term.',
      ask: [
        'After Grade 8 our daughter changes school: how do you prepare her, and where do others go?',
        'How many adults are with the Pre-Nursery at any moment?',
      ],
      way: 'Pipeline Road and Gulmohar Road both lead to Savedi; Bhistbag Mahal is the old building that everybody can show you. Coming from the Manmad highway, use the service lane and turn in after the lorries.',
      seats:
        'Most places are given in the two classes before K1, and families speak to us in the months after Diwali. Army families of the town come when their orders do; an enquiry with the grade tells them whether it has room.',
    },
    cbse: {
      lead: 'A CBSE start in Savedi, from the first class to Grade 8, close to home.',
      meaning:
        'Ahilyanagar, as Ahmednagar is now called, has long had good Marathi-medium and convent schools; CBSE is the younger choice, familiar to families of the armoured corps and to those with work in Pune. In the years to Grade 8 there is no public examination, so the board shows mainly in NCERT’s books and in the way of asking. Marathi is taught as well, by law.',
      compare:
        'For the early years kindness is the measure: stay half an hour and listen to the tone. For Grades 5 to 8 look at science with the hands and at English aloud. Then ask for the bridge: which CBSE and state-board schools take pupils in Grade 9, and when must you apply there?',
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
