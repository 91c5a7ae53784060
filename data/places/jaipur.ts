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
      listing: 'form-and-site',
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
  note: {
    intro:
      'In Jaipur our site presents the Nevta campus, in open country south-west of the pink city, from Nursery to Grade 12.',
    families:
      'Joint families are common, and grandparents come to see the school as well: they are welcome. Parents ask about Hindi and values alongside science laboratories.',
    travel:
      'Buses come in from Ajmer Road and from the Sanganer side. Ask for the stop nearest to your home before you decide; the ring road has shortened many of the routes.',
  },
  landing: {
    visit: {
      lead: 'Open country begins where the city ends. Come out to Nevta and see what that does to a school day.',
      look: 'Look at the distances on campus, between gate, classes and field, with the legs of a four-year-old in mind. Ask what the afternoon sun reaches. Bring the grandparents: they notice what parents overlook.',
      ask: [
        'Which stop is nearest to us, and is it on the safe side of the ring road?',
        'How does the school day change in the weeks of the loo?',
      ],
      way: 'Take Ajmer Road to Bhankrota or the Sanganer side to Muhana and ask for Nevta Dam. From the walled city allow an hour the first time; the ring road shortens it for Jagatpura and Sitapura.',
      seats:
        'Families settle a school before the summer leave, with a second round in early July. The branches that have no page here yet take enquiries through the same form, so say in it which part of the city you live in.',
    },
    cbse: {
      lead: 'CBSE to Grade 12 at Nevta, and three more branches of ours to ask about in the city.',
      meaning:
        'Jaipur parents weigh two boards: the Rajasthan board, in which many of them grew up, and CBSE, which their cousins’ children follow in Gurgaon and Bangalore. CBSE holds its examinations at the same time all over India, and asks for understanding more often than for recitation. For families thinking of Kota or of Delhi, it keeps both open.',
      compare:
        'Take your own notebook from Grade 6 and lay it beside one of today: that shows what has changed. Ask each school for the section size, the Hindi taught from Grade 1, and the road its bus takes in summer. A campus out of town offers ground and air; weigh them against the minutes.',
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
        'Queens Road and Gandhi Path bring you from the centre. Families on Sirsi Road and in Panchyawala drive against the traffic in the morning; from Nirman Nagar the crossing at 200 Feet Bypass takes longest.',
    },
    109: {
      localArea: 'Mansarovar',
      landmark: 'Mansarovar metro station',
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
      areas: [
        'Malviya Nagar',
        'Pratap Nagar',
        'Ramnagariya',
        'Mahal Road',
        'Khonagoriyan',
        'Jhalana Doongri',
      ],
      about:
        'Jagatpura in the south-east of Jaipur has colleges, a railway station and wide Mahal Road, which fills with walkers at dusk. The Jhalana hills behind Malviya Nagar shelter leopards, seen by patient visitors on the forest’s own tracks.',
      reach:
        'Local trains stop at Getor Jagatpura. From Pratap Nagar and Ramnagariya the roads are straight and recent; from Malviya Nagar cross by the railway bridge before the colleges open.',
    },
  },
} satisfies TextsOf<typeof jaipur>;
