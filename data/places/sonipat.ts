import type { CityRecord, TextsOf } from './place';

export const sonipat = {
  id: 13,
  slug: 'sonipat',
  name: 'Sonipat',
  displayName: 'Delhi NCR',
  aliases: ['Sonepat', 'Delhi NCR'],
  state: 'Haryana',
  branchesSlug: 'sonipat',
  hasAdmissionPage: true,
  centre: [28.995, 77.012],
  menuOrder: 90,
  footerOrder: 90,
  phone: {
    group: 'ncr',
    words: ['sonipat'],
  },
  branches: [
    {
      id: 113,
      slug: 'boarding-school-sonipat',
      place: 'Sonipat',
      alias: 'Delhi NCR',
      brand: 'OIS',
      board: 'CBSE',
      from: 5,
      to: 23,
      boarding: true,
      position: [28.93, 77.09],
    },
    {
      id: 114,
      slug: 'dps-sonipat',
      place: 'DPS Sonipat',
      alias: 'Delhi NCR (Sonipat)',
      brand: 'OIS',
      board: 'CBSE',
      from: 1,
      to: 23,
      position: [28.995, 77.02],
    },
  ],
} as const satisfies CityRecord;

export const sonipatTexts = {
  yearBegins: '04-06',
  note: {
    intro:
      'Delhi NCR here means Sonipat, half an hour north of the capital’s border: a residential campus at Rai and a day school in the town.',
    families:
      'Rai takes day pupils from Grade 1 and boarders from Grade 5; Murthal Road is a day school from Pre-Nursery. Both go on to Grade 12.',
    travel:
      'Highway 44 and frequent trains on the Ambala line connect both with Delhi. In fog, from mid-December to mid-January, start late and drive slowly.',
  },
  landing: {
    visit: {
      lead: 'A campus with boarding at Rai and a day school in town: you can see both in one morning from Delhi.',
      look: 'At Rai see a dormitory, the dining hall and the field. In town see a classroom of a low grade and one of a high grade, since a child can stay from Pre-Nursery to Grade 12.',
      ask: [
        'Which weekends can a boarder from Delhi spend at home, and who hands over to whom?',
        'At Murthal Road, which subjects are on offer in Grades 11 and 12 this year?',
      ],
      way: 'From Kashmere Gate follow Highway 44 past Kundli to the education city at Rai; the day school is some twenty minutes on, near Sonipat Junction, where the Ambala trains stop. In winter come after ten, when the fog has lifted.',
      seats:
        'Ask for a place in the boarding house some months before the session; it is separate from the seat in the class. At the day school ask early for Pre-Nursery and Grade 11.',
    },
    cbse: {
      lead: 'CBSE to Grade 12, as a day pupil in town or as a boarder at Rai.',
      meaning:
        'Both campuses follow CBSE, so a child can change from one to the other with the same textbooks. Rai has a boarding house beside the day school; Murthal Road takes children from two years.',
      compare:
        'Of a boarding house ask who wakes the children, who sits with them in the evening and how often you can speak with them. Of a day school ask how long the ride is, how large a section is and which subjects there are after Class 10.',
    },
  },
  localities: {
    Bahalgarh: [28.951, 77.087],
    Kundli: [28.875, 77.122],
    'Model Town': [28.99, 77.022],
    'Murthal Road': [28.998, 77.025],
    Rai: [28.932, 77.09],
  },
  locations: {
    113: {
      localArea: 'Rai',
      town: 'Sonipat',
      landmark: 'Rajiv Gandhi Education City',
      landmarkAt: [28.929, 77.091],
      areas: ['Bahalgarh', 'Kundli', 'Nathupur', 'Rasoi', 'Badh Malik', 'Jakhauli', 'Jatheri'],
      about:
        'The campus lies at Rai in Sonipat district, in an education city where several universities have opened among the wheat fields. Motilal Nehru School of Sports is a neighbour, and winters here bring proper fog and mustard in flower.',
      reach:
        'National Highway 44 from Delhi passes at Bahalgarh and Kundli; the drive from north Delhi is under an hour outside the rush. Families who come by train get off at Sonipat and drive the last part.',
    },
    114: {
      localArea: 'Murthal Road',
      town: 'Sonipat',
      landmark: 'Sonipat Junction railway station',
      landmarkAt: [28.99, 77.017],
      areas: [
        'Model Town',
        'Sector 14',
        'Sector 15',
        'Sector 12',
        'Sector 23',
        'Atlas Road',
        'Kalupur',
        'Subhash Chowk',
      ],
      about:
        'Sonipat is a town of great age, named in the Mahabharata as one of the five villages the Pandavas asked for. Model Town and Sectors 12 to 15 are its settled residential quarters; Atlas Road recalls the cycle works that made it known.',
      reach:
        'Sonipat Junction has frequent trains to Delhi and Panipat. Murthal Road leads out to the highway and its famous dhabas; from Kalupur and Subhash Chowk the school is inside the town, no highway needed.',
    },
  },
} satisfies TextsOf<typeof sonipat>;
