import type { CityRecord, TextsOf } from './place';

export const jaipur = {
  id: 17,
  slug: 'jaipur',
  name: 'Jaipur',
  displayName: 'Jaipur',
  aliases: [],
  state: 'Rajasthan',
  branchesSlug: 'jaipur',
  hasAdmissionPage: true,
  centre: [26.912, 75.787],
  menuOrder: 190,
  footerOrder: 150,
  branches: [
    {
      id: 107,
      slug: 'nevta',
      place: 'Nevta',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      position: [26.8, 75.69],
    },
    {
      id: 108,
      slug: 'vaishali-nagar',
      place: 'Vaishali Nagar',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 14,
      listing: 'form',
      position: [26.91, 75.743],
    },
    {
      id: 109,
      slug: 'mansarovar',
      place: 'Mansarovar',
      brand: 'KGS',
      board: 'CBSE',
      from: 2,
      to: 23,
      listing: 'form',
      position: [26.855, 75.765],
    },
    {
      id: 110,
      slug: 'jagatpura',
      place: 'Jagatpura',
      brand: 'KGS',
      board: 'CBSE',
      from: 2,
      to: 14,
      listing: 'form',
      position: [26.825, 75.845],
    },
  ],
} as const satisfies CityRecord;

export const jaipurTexts = {
  yearBegins: '04-07',
  note: {
    intro:
      'In Jaipur our site presents the Nevta campus, in open country south-west of the pink city, from Nursery to Grade 12.',
    families:
      'The playing fields lie beside the classrooms, in open country; lessons go from Nursery to Grade 12. Grandparents are welcome on the visit too.',
    travel:
      'Buses come in from Ajmer Road and from the Sanganer side. The page of the branch lists the stops with the minutes to the gate; the ring road has shortened many of the routes.',
  },
  landing: {
    visit: {
      lead: 'Come to Nevta, south-west of the city, and see the campus on a school day.',
      look: 'Walk from the gate to the classes and to the field, and think of the legs of a four-year-old. Ask which rooms get the afternoon sun. Grandparents are welcome.',
      ask: [
        'Is our stop on the safe side of the ring road, and who helps a child across?',
        'How does the school day change in the weeks of the loo?',
      ],
      way: 'Take Ajmer Road to Bhankrota or the Sanganer side to Muhana and ask for Nevta Dam. From the walled city allow an hour the first time; the ring road shortens it for Jagatpura and Sitapura.',
      seats:
        'Ask before the summer holidays, or in early July. Our branches without a page here take enquiries through the same form; say in it where you live.',
    },
    cbse: {
      lead: 'CBSE from Nursery to Grade 12 at Nevta, and three more branches in the city in the form.',
      meaning:
        'CBSE holds the same examinations all over India, and its textbooks are by NCERT. A child who moves to another state can go on with them. Hindi is taught from the start.',
      compare:
        'Ask each school for the size of a section, for the Hindi taught from Grade 1 and for the way of its bus. A campus outside the city has more ground and a longer ride; try the ride once.',
    },
  },
  localities: {
    Bhankrota: [26.868, 75.692],
    Mahapura: [26.82, 75.68],
    Muhana: [26.8, 75.73],
    Nevta: [26.8, 75.69],
  },
  locations: {
    107: {
      localArea: 'Nevta',
      landmark: 'Nevta Dam',
      landmarkAt: [26.797, 75.678],
      areas: [
        'Mahapura',
        'Jaisinghpura',
        'Thikariya',
        'Bhankrota',
        'Bad Ke Balaji',
        'Muhana',
        'Ajmer Road',
      ],
      about:
        'Nevta is a village south-west of Jaipur whose reservoir draws flamingos and pelicans in winter, as well as birdwatchers. New colleges and townships around Mahapura have made it part of the city’s growing edge.',
      reach:
        'From Ajmer Road turn south at Bhankrota or Mahapura; from the Sanganer side come by Muhana and its large vegetable market. Roads are wide and open, and the school bus covers the longer distances.',
    },
    108: {
      localArea: 'Vaishali Nagar',
      landmark: 'Amrapali Circle',
      landmarkAt: [26.912, 75.743],
      areas: [
        'Chitrakoot',
        'Khatipura',
        'Sirsi Road',
        'Hanuman Nagar',
        'Panchyawala',
        'Gandhi Path',
        'Vidyut Nagar',
        'Nirman Nagar',
      ],
      about:
        'Vaishali Nagar is the settled west of Jaipur: houses with gardens, a shopping street for every need, and evening crowds around Amrapali Circle. Chitrakoot has a stadium, and Khatipura keeps the open ground of the army.',
      reach:
        'Queens Road and Gandhi Path bring you from the centre. From Nirman Nagar the crossing at 200 Feet Bypass takes longest.',
    },
    109: {
      localArea: 'Mansarovar',
      landmark: 'City Park, Mansarovar',
      landmarkAt: [26.847, 75.764],
      areas: [
        'Gopalpura',
        'Durgapura',
        'Sodala',
        'Shipra Path',
        'New Sanganer Road',
        'Patrakar Colony',
      ],
      about:
        'Mansarovar was laid out by the housing board as one of the largest planned colonies in the country, sector by sector, with a park in each. Shipra Path and Patrakar Colony are its newer streets, full of young families.',
      reach:
        'The Pink Line begins at Mansarovar metro station and passes Sodala on its way to the old city. From Gopalpura and Durgapura the bypass is near; New Sanganer Road has buses all day.',
    },
    110: {
      localArea: 'Jagatpura',
      landmark: 'Getor Jagatpura railway station',
      landmarkAt: [26.835, 75.839],
      areas: [
        'Malviya Nagar',
        'Pratap Nagar',
        'Ramnagariya',
        'Mahal Road',
        'Khonagoriyan',
        'Jhalana Doongri',
      ],
      about:
        'Jagatpura in the south-east of Jaipur has colleges, a railway station and wide Mahal Road, and the Jhalana forest lies behind Malviya Nagar.',
      reach:
        'Local trains stop at Getor Jagatpura. From Pratap Nagar and Ramnagariya the roads are straight and recent; from Malviya Nagar cross by the railway bridge before the colleges open.',
    },
  },
} satisfies TextsOf<typeof jaipur>;
