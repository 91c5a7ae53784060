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
      listing: 'form-and-site',
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
  note: {
    intro:
      'In Jodhpur our site presents the Pal Road campus in the garden suburbs west of the blue city, from Nursery to Grade 12.',
    families:
      'Army, air force, railway and medical families meet handicraft exporters at the gate. Transfers are part of life, and a CBSE school to Grade 12 keeps a child’s path whole.',
    travel:
      'School begins early in the hot months. From the housing boards and Shastri Nagar the way is short; from the old city allow for the crossing at Bombay Motors circle.',
  },
  landing: {
    visit: {
      lead: 'A posting, a new city, a new school: come to Pal Road and meet the people before the papers.',
      look: 'Ask to see Grade 6 and Grade 11 on the same visit: new pupils join in both, and you can see how they are received. Look for shade, drinking water and a cool room, since lessons do not stop for the heat at once.',
      ask: [
        'My posting may end in two years: how do you write the papers for a school under the same board?',
        'Which subjects can be combined in Grade 11 this session?',
      ],
      way: 'Pal Road runs out of the city to the south-west; Ashok Udyan is the mark. From Shastri Nagar and the housing boards it is a short ride, from the air-force side and Ratanada allow for the level crossings.',
      seats:
        'Forces families know their orders by spring and visit in March or April. Five more branches of the city take enquiries through the form; tell us your colony, and the team names the one that is nearest.',
    },
    cbse: {
      lead: 'Postings end, syllabuses need not: CBSE to Grade 12 on Pal Road.',
      meaning:
        'Jodhpur has the air force, the army, AIIMS, an IIT and the High Court, and with them many families that will not stay. Kendriya Vidyalayas made CBSE familiar; parents who want a place for the younger sister as well look at private schools of the same board. Handicraft and stone families choose it for English and accounts.',
      compare:
        'Bring the order and the last report card along, and see how quickly you get a clear answer on the grade. Compare early hours in the heat, the Sanskrit or third language that your child has had so far, and the combinations in Grade 11. We take enquiries for five more branches across the city in the same form.',
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
        'City buses run from the railway station through Shastri Nagar to Pal village. From Chopasni Housing Board and Nandanwan it is a few minutes; in May, morning timings keep the children out of the desert sun.',
    },
    102: {
      localArea: 'Ratanada',
      landmark: 'Umaid Bhawan Palace',
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
      landmark: 'Banar railway station',
      areas: ['Saran Nagar', 'Nandri', 'BJS Colony', 'Digari', 'Jodhpur Cantonment', 'Raika Bagh'],
      about:
        'Banar Road leads east out of Jodhpur past the cantonment into open country. Saran Nagar and BJS Colony are homes of soldiers, serving and retired, who expect a bell to ring on time.',
      reach:
        'Banar has a halt on the line to Jaipur. From Nandri and Digari the road is straight; from Raika Bagh the cantonment lies in between, with broad and quiet avenues.',
    },
    104: {
      localArea: 'Mandore Road',
      landmark: 'Mandore Garden',
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
        'Chopasni Housing Board spreads in sectors towards Kaylana Lake, from which the city has drawn its water for more than a century. Kamla Nehru Nagar and Pratap Nagar next to it are quarters of teachers, clerks and doctors.',
      reach:
        'Chopasni Road is the trunk, with buses from the railway station through Shastri Nagar. From Soorsagar and Masuria allow a few minutes more; from Nandanwan an older child can cycle.',
    },
    106: {
      localArea: 'Kudi Bhagtasni',
      landmark: 'Rajasthan High Court, Jhalamand',
      areas: [
        'Basni',
        'Jhalamand',
        'Sangariya',
        'Saraswati Nagar',
        'Madhuban Housing Board',
        'Vivek Vihar',
      ],
      about:
        'Kudi Bhagtasni is the big housing board colony of the south, built for the workshops of Basni, whose furniture and steel travel all over the world. The new building of the Rajasthan High Court at Jhalamand has brought lawyers’ families.',
      reach:
        'The Pali highway and the road through Basni are the two ways in. From Sangariya and Vivek Vihar the bypass is quicker; from Saraswati Nagar and Madhuban it is a level ride by bicycle.',
    },
  },
} satisfies TextsOf<typeof jodhpur>;
