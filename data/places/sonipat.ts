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
      listing: 'form-and-site',
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
      listing: 'form-and-site',
      position: [28.995, 77.02],
    },
  ],
} as const satisfies CityRecord;

export const sonipatTexts = {
  note: {
    intro:
      'Delhi NCR here means Sonipat, half an hour north of the capital’s border: a residential campus at Rai and a day school in the town.',
    families:
      'Some families want the discipline and fresh air of boarding within reach of Delhi; others live in town and want a full school to Grade 12. The two campuses serve the one and the other.',
    travel:
      'Highway 44 and frequent trains on the Ambala line make weekends at home easy. In fog, from mid-December to mid-January, start late and drive slowly.',
  },
  landing: {
    visit: {
      lead: 'A boarding campus at Rai and a full day school in town: see one or both in a morning from Delhi.',
      look: 'At Rai let your child lead you: dormitory, dining hall, field, in that order, and watch where they stop. In town look at the younger and the older side of the school on the same visit, since a child can stay from Pre-Nursery to Grade 12.',
      ask: [
        'Which weekends can a boarder from Delhi spend at home, and who hands over to whom?',
        'At Murthal Road, which subjects are on offer in Grades 11 and 12 this year?',
      ],
      way: 'From Kashmere Gate follow Highway 44 past Kundli to the education city at Rai; the day school is some twenty minutes on, near Sonipat Junction, where the Ambala trains stop. In winter come after ten, when the fog has lifted.',
      seats:
        'A place in the house and a place in the class are two questions, so put both early, months before the session. The day school in town is asked for most at the very start, in Pre-Nursery, and again for Grade 11.',
    },
    cbse: {
      lead: 'CBSE to Grade 12, in town or in the boarding house at Rai, an hour from Delhi.',
      meaning:
        'North of Delhi a great many schools follow CBSE, so a move from Rohini or Panipat changes the friends and not the books. Families come for what surrounds the board: at Rai a boarding house in the quiet of the education city, in the town a day school that a child can enter at two and leave at eighteen.',
      compare:
        'Do not compare a boarding school with a day school mark by mark. Ask of the house: who wakes them, who sits with them at prep, how often you speak. Ask of the day school: how long the ride, how large the section, which subjects after Class 10. Both follow one syllabus, so a child can change between them.',
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
      landmark: 'Rajiv Gandhi Education City',
      areas: ['Bahalgarh', 'Kundli', 'Nathupur', 'Rasoi', 'Badh Malik', 'Jakhauli', 'Jatheri'],
      about:
        'The campus lies at Rai in Sonipat district, in an education city where several universities have opened among the wheat fields. Motilal Nehru School of Sports is a neighbour, and winters here bring proper fog and mustard in flower.',
      reach:
        'National Highway 44 from Delhi passes at Bahalgarh and Kundli; the drive from north Delhi is under an hour outside the rush. Boarders’ families often come by train to Sonipat and drive the last stretch.',
    },
    114: {
      localArea: 'Murthal Road',
      landmark: 'Sonipat Junction railway station',
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
