import type { CityRecord, TextsOf } from './place';

export const jodhpur = {
  id: 23,
  slug: 'jodhpur',
  name: 'Jodhpur',
  displayName: 'Jodhpur',
  aliases: [],
  state: 'Rajasthan',
  branchesSlug: 'jodhpur',
  hasAdmissionPage: true,
  centre: [26.239, 73.024],
  menuOrder: 180,
  footerOrder: 160,
  landingEndsWithForm: true,
  branches: [
    {
      id: 101,
      slug: 'pal-road',
      place: 'Pal Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      position: [26.262, 72.985],
    },
    {
      id: 102,
      slug: 'ratanada',
      place: 'Ratanada',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 14,
      listing: 'form',
      position: [26.28, 73.035],
    },
    {
      id: 103,
      slug: 'banar-road',
      place: 'Banar Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 12,
      listing: 'form',
      position: [26.31, 73.09],
    },
    {
      id: 104,
      slug: 'mandore-road',
      place: 'Mandore Road',
      brand: 'KGS',
      board: 'CBSE',
      from: 5,
      to: 23,
      listing: 'form',
      position: [26.325, 73.04],
    },
    {
      id: 105,
      slug: 'chopasni-housing-board',
      place: 'Chopasni Housing Board',
      brand: 'KGS',
      board: 'CBSE',
      from: 2,
      to: 23,
      listing: 'form',
      position: [26.275, 72.975],
    },
    {
      id: 106,
      slug: 'kudi-bhagtasni',
      place: 'Kudi Bhagtasni',
      brand: 'KGS',
      board: 'CBSE',
      from: 2,
      to: 14,
      listing: 'form',
      position: [26.205, 73.035],
    },
  ],
} as const satisfies CityRecord;

export const jodhpurTexts = {
  yearBegins: '04-05',
  note: {
    intro:
      'In Jodhpur our site presents the Pal Road campus in the garden suburbs west of the blue city, from Nursery to Grade 12.',
    families:
      'The campus follows CBSE to Grade 12, so a child who is transferred can go on with the same textbooks.',
    travel:
      'School begins early in the hot months. From the housing boards and Shastri Nagar the way is short; from the old city allow for the crossing at Bombay Motors circle.',
  },
  landing: {
    visit: {
      lead: 'Come to Pal Road, see a class and meet the teachers.',
      look: 'Ask to see Grade 6 and Grade 11, since new pupils join in both. Look for shade and drinking water.',
      ask: [
        'My posting may end in two years: which documents will we get for a school under the same board?',
        'Which subjects can be combined in Grade 11 this session?',
      ],
      way: 'Pal Road runs out of the city to the south-west; Ashok Udyan is the mark. From Shastri Nagar and the housing boards it is a short ride, from the air-force side and Ratanada allow for the level crossings.',
      seats:
        'For the new session visit in March or April. Five more branches in the city take enquiries through the form; tell us your colony, and the team names the nearest one.',
    },
    cbse: {
      lead: 'CBSE from Nursery to Grade 12 on Pal Road.',
      meaning:
        'A child who comes from a Kendriya Vidyalaya or another CBSE school keeps the same textbooks, and so does one who leaves after a posting. Accounts and economics are offered in Grades 11 and 12 beside the sciences; ask which combinations run this year.',
      compare:
        'Bring the last report card and ask which grade your child would join. Compare the hours in the hot months, the third language that your child has learnt so far, and the subject combinations in Grade 11.',
    },
  },
  localities: {
    'Chopasni Housing Board': [26.27, 72.985],
    'Kamla Nehru Nagar': [26.285, 73.005],
    'Pal Road': [26.262, 72.985],
    'Shastri Nagar': [26.27, 73.002],
  },
  locations: {
    101: {
      localArea: 'Pal Road',
      landmark: 'Ashok Udyan',
      landmarkAt: [26.26, 72.981],
      areas: [
        'Chopasni Housing Board',
        'Shastri Nagar',
        'Pal',
        'Nandanwan',
        'Subhash Nagar',
        'Khema Ka Kuan',
        'Kamla Nehru Nagar',
        'Madhuban Housing Board',
      ],
      about:
        'Pal Road is the broad residential west of Jodhpur, far enough from the walled blue city to have gardens. Ashok Udyan is its big park; Shastri Nagar and the two housing boards are home to doctors, teachers and army families.',
      reach:
        'City buses run from the railway station through Shastri Nagar to Pal village. From Chopasni Housing Board and Nandanwan it is a few minutes; in the hot months school begins early.',
    },
    102: {
      localArea: 'Ratanada',
      landmark: 'Umaid Bhawan Palace',
      landmarkAt: [26.281, 73.047],
      areas: [
        'Residency Road',
        'Bhagat Ki Kothi',
        'Raika Bagh',
        'Panch Batti Circle',
        'Sardarpura',
        'Air Force Area',
        'Civil Airport Road',
      ],
      about:
        'Ratanada lies below Umaid Bhawan, the last great palace built in Jodhpur, among bungalows, the air force area and clubs with lawns. Sardarpura’s lettered roads, a short way west, are the town’s most walkable quarter.',
      reach:
        'Bhagat Ki Kothi and Raika Bagh are the railway stations on either side. Panch Batti Circle is where most routes meet, so come by Residency Road if you live on that side.',
    },
    103: {
      localArea: 'Banar Road',
      landmark: 'Jodhpur Cantonment railway station',
      landmarkAt: [26.303, 73.074],
      areas: ['Saran Nagar', 'Nandri', 'BJS Colony', 'Digari', 'Jodhpur Cantonment', 'Raika Bagh'],
      about:
        'Banar Road leads east out of Jodhpur past the cantonment into open country. Saran Nagar and BJS Colony are residential colonies close by.',
      reach:
        'Banar has a halt on the line to Jaipur. From Nandri and Digari the road is straight; from Raika Bagh the cantonment lies in between, with broad and quiet avenues.',
    },
    104: {
      localArea: 'Mandore Road',
      landmark: 'Mahamandir Temple',
      landmarkAt: [26.311, 73.041],
      areas: [
        'Mahamandir',
        'Mandore',
        'Paota',
        'Magra Punjla',
        'Lal Sagar',
        'Nagori Gate',
        'Rasala Road',
      ],
      about:
        'Mandore was the capital of Marwar before Jodhpur was built; its garden of temples and cenotaphs is the city’s favourite picnic. Mahamandir and Paota, on the way into town, have lanes of old houses and busy markets.',
      reach:
        'City buses run along Mandore Road from Paota all day. From Nagori Gate and Magra Punjla it is a few minutes; from Lal Sagar the lake road avoids the market.',
    },
    105: {
      localArea: 'Chopasni Housing Board',
      landmark: 'Kaylana Lake',
      landmarkAt: [26.283, 72.972],
      areas: [
        'Chopasni Road',
        'Pratap Nagar',
        'Nandanwan',
        'Shastri Nagar',
        'Kamla Nehru Nagar',
        'Soorsagar',
        'Masuria',
      ],
      about:
        'Chopasni Housing Board spreads in sectors towards Kaylana Lake, from which the city has drawn its water for more than a century. Kamla Nehru Nagar and Pratap Nagar lie next to it.',
      reach:
        'Chopasni Road is the trunk, with buses from the railway station through Shastri Nagar. From Soorsagar and Masuria allow a few minutes more; Nandanwan is next to it.',
    },
    106: {
      localArea: 'Kudi Bhagtasni',
      landmark: 'Rajasthan High Court, Jhalamand',
      landmarkAt: [26.212, 73.047],
      areas: [
        'Basni',
        'Jhalamand',
        'Sangariya',
        'Saraswati Nagar',
        'Madhuban Housing Board',
        'Vivek Vihar',
      ],
      about:
        'Kudi Bhagtasni is the big housing board colony of the south, built for the workshops of Basni, whose furniture and steel travel all over the world. The new building of the Rajasthan High Court at Jhalamand is close by.',
      reach:
        'The Pali highway and the road through Basni are the two ways in. From Sangariya and Vivek Vihar the bypass is quicker; from Saraswati Nagar and Madhuban the way is short.',
    },
  },
} satisfies TextsOf<typeof jodhpur>;
