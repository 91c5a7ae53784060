import type { chennai } from '@/data/places/chennai';
import type { DetailsOf } from './record';

export const chennaiDetails = {
  71: {
    address: { street: 'No. 7/312, Eri Karai 4th Street', pin: '600097' },
    telephone: '18000001071',
    whatsapp: '910000001071',
    head: {
      name: 'Dr Revathi Kannan',
      since: 2013,
      line: 'Grade 11 may change a subject until the last day of July. Most of us chose wrongly at sixteen at least once.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:00', '16:00'] },
    schoolHours: {
      'pre-primary': ['08:15', '11:45'],
      primary: ['07:45', '13:30'],
      middle: ['07:30', '13:45'],
      secondary: ['07:30', '14:00'],
      'senior-secondary': ['07:30', '14:20'],
    },
    affiliation: { number: '0019071', validUntil: '2030-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 22,
      primary: 32,
      middle: 34,
      secondary: 36,
      'senior-secondary': 30,
    },
    languages: { second: ['Tamil'], third: ['Hindi', 'French', 'Sanskrit'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'mathsLab',
      'roboticsLab',
      'artRoom',
      'musicRoom',
      'danceRoom',
      'auditorium',
      'playground',
      'sandpit',
      'basketballCourt',
      'medicalRoom',
      'canteen',
      'lift',
      'solarRoof',
    ],
    buses: {
      fees: { A: 24_900, B: 29_700, C: 35_100 },
      stops: [
        { locality: 'Mettukuppam', minutes: 7, zone: 'A' },
        { locality: 'Karapakkam', minutes: 10, zone: 'A' },
        { locality: 'Kandanchavadi', minutes: 13, zone: 'A' },
        { locality: 'Perungudi', minutes: 15, zone: 'B' },
        { locality: 'Sholinganallur', minutes: 17, zone: 'B' },
        { locality: 'Pallikaranai', minutes: 20, zone: 'B' },
        { locality: 'Neelankarai', minutes: 23, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_000, admission: 31_000, term: 31_700 },
        primary: { application: 1_000, admission: 36_500, term: 36_900 },
        middle: { application: 1_200, admission: 39_500, term: 41_300 },
        secondary: { application: 1_200, admission: 42_000, term: 46_200 },
        'senior-secondary': { application: 1_500, admission: 45_500, term: 52_600 },
      },
      dueOn: ['06-05', '10-05', '01-05'],
    },
    looks: {
      'pre-primary':
        'A kolam of coloured tiles marks the threshold of each room, and in January the children chalk their own beside it.',
      primary:
        'Pelicans of the marsh hang from the ceiling of the first floor at full wingspan; Grade 2 measures itself against one.',
      middle:
        'The music room has veenas along one wall and a drum kit along the other, with a line on the floor that nobody respects.',
      secondary:
        'Between the laboratories stands a bench for failed experiments, each with a card that says what was learnt.',
      'senior-secondary':
        'On the third floor every stream has a room with a sofa, and a shared balcony to which the sea wind comes after two.',
    },
    firstDays:
      'A child from outside Tamil Nadu learns on the first day to write their name in Tamil, and it stays on the desk. Grade 11 has lessons but no tests for a fortnight, while a change of subject is easy.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2024-05-14',
        fire: '2025-01-22',
        water: '2025-02-04',
        recognition: '2007-06-11',
      },
      teachers: { postGraduate: 15, graduate: 27, primary: 31, special: 2, counsellors: 2 },
      campus: { squareMetres: 6_240, classrooms: 50, classroomSquareMetres: 49, laboratories: 8 },
      toilets: { girls: 31, boys: 30 },
      results: [
        { year: 2024, className: 'Class 10', entered: 98, passed: 98 },
        { year: 2024, className: 'Class 12', entered: 66, passed: 65 },
        { year: 2023, className: 'Class 10', entered: 94, passed: 92 },
        { year: 2023, className: 'Class 12', entered: 61, passed: 61 },
        { year: 2022, className: 'Class 10', entered: 96, passed: 95 },
        { year: 2022, className: 'Class 12', entered: 58, passed: 56 },
      ],
    },
    visits: { weekdays: [1, 3, 6], times: ['08:30', '10:30', '14:30'], capacity: 4 },
    scene: { storeys: 4, roof: 'solar', sport: 'basketball', landmark: 'river', weather: 'breeze' },
  },
  72: {
    address: { street: 'S. No. 241/3B, Vaikkal Street', pin: '600100' },
    telephone: '18000001072',
    whatsapp: '910000001072',
    head: {
      name: 'Samuel Jebaraj',
      since: 2016,
      line: 'When the road floods I send one message at six in the morning, and it says yes or no. You will not have to guess.',
    },
    office: { days: 'Monday to Friday', hours: ['08:00', '15:30'] },
    schoolHours: {
      'pre-primary': ['08:30', '12:00'],
      primary: ['07:50', '13:20'],
      middle: ['07:50', '13:50'],
      secondary: ['07:50', '14:10'],
    },
    affiliation: { number: '0019072', validUntil: '2028-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 22, primary: 33, middle: 35, secondary: 35 },
    languages: { second: ['Tamil'], third: ['Hindi', 'French'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'danceRoom',
      'playground',
      'sandpit',
      'splashPool',
      'footballField',
      'medicalRoom',
      'canteen',
    ],
    buses: {
      fees: { A: 19_200, B: 23_400, C: 28_200 },
      stops: [
        { locality: 'Nookampalayam', minutes: 9, zone: 'A' },
        { locality: 'Sithalapakkam', minutes: 12, zone: 'A' },
        { locality: 'Medavakkam', minutes: 13, zone: 'A' },
        { locality: 'Vengaivasal', minutes: 17, zone: 'B' },
        { locality: 'Sholinganallur', minutes: 19, zone: 'B' },
        { locality: 'Semmancheri', minutes: 22, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 600, admission: 17_000, term: 19_300 },
        primary: { application: 600, admission: 20_000, term: 22_400 },
        middle: { application: 800, admission: 22_000, term: 25_100 },
        secondary: { application: 800, admission: 24_000, term: 28_700 },
      },
      dueOn: ['04-12', '07-12', '10-12', '01-17'],
    },
    looks: {
      'pre-primary':
        'All its rooms stand a metre above the yard, with a ramp that is the favourite toy of the whole stage.',
      primary:
        'Red lines on the wall of the stairs show how high the water stood in which year, and Grade 4 can explain each of them.',
      middle:
        'A hide of bamboo looks over the back wall towards the lake, where Grade 6 keeps the heron book.',
      secondary:
        'Grades 9 and 10 have their rooms under the vaulted roof, which is the coolest place of the school even in May.',
    },
    firstDays:
      'New families are given two plans drawn by Grade 4, the short way to school and the dry one. From Grade 6 on a newcomer’s first duty is to read the last page of the heron book aloud.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2024-09-03',
        fire: '2025-02-13',
        water: '2025-01-07',
        recognition: '2012-06-18',
      },
      teachers: { postGraduate: 4, graduate: 20, primary: 26, special: 1, counsellors: 1 },
      campus: { squareMetres: 7_150, classrooms: 37, classroomSquareMetres: 50, laboratories: 3 },
      toilets: { girls: 22, boys: 22 },
      results: [
        { year: 2024, className: 'Class 10', entered: 54, passed: 53 },
        { year: 2023, className: 'Class 10', entered: 47, passed: 46 },
      ],
    },
    visits: { weekdays: [2, 4, 5], times: ['09:00', '11:00'], capacity: 4 },
    scene: { storeys: 3, roof: 'vault', sport: 'hockey', landmark: 'lake', weather: 'evening' },
  },
  73: {
    address: { street: 'No. 46, 12th Cross Street, Sendhamarai Avenue', pin: '600042' },
    telephone: '18000001073',
    whatsapp: '910000001073',
    head: {
      name: 'Gayatri Krishnaswamy',
      since: 2018,
      line: 'A child who arrives without Tamil goes to our cook first. Idli, sambar, thanni: by Friday there are twenty words.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:00', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:30', '11:50'],
      primary: ['07:40', '13:10'],
      middle: ['07:30', '13:25'],
      secondary: ['07:30', '13:40'],
    },
    affiliation: { number: '0019073', validUntil: '2027-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 24, primary: 34, middle: 35, secondary: 34 },
    languages: { second: ['Tamil'], third: ['Hindi', 'Sanskrit'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'auditorium',
      'playground',
      'sandpit',
      'indoorGames',
      'medicalRoom',
      'canteen',
      'lift',
    ],
    buses: {
      fees: { A: 22_200, B: 27_000, C: 31_800 },
      stops: [
        { locality: 'Vijaya Nagar', minutes: 7, zone: 'A' },
        { locality: 'Adambakkam', minutes: 13, zone: 'A' },
        { locality: 'Taramani', minutes: 14, zone: 'A' },
        { locality: 'Madipakkam', minutes: 16, zone: 'B' },
        { locality: 'Guindy', minutes: 19, zone: 'B' },
        { locality: 'Nanganallur', minutes: 22, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 800, admission: 26_000, term: 28_900 },
        primary: { application: 800, admission: 30_000, term: 33_300 },
        middle: { application: 800, admission: 33_000, term: 37_800 },
        secondary: { application: 1_000, admission: 35_500, term: 42_500 },
      },
      dueOn: ['06-08', '09-22', '01-08'],
    },
    looks: {
      'pre-primary':
        'Cradle cloths for naps, a brass pot of water and a low swing give the first room the air of somebody’s grandmother’s house.',
      primary:
        'The elevated train passes at eye level, and Grade 1 has a wave for the driver that is sometimes answered by horn.',
      middle:
        'Along the middle corridor each pupil has a square foot of wall; it may show anything, and changes on the first Monday.',
      secondary:
        'Grade 9 uses the hall’s upper gallery as a study, with lamps on each desk and cushions against the hard steps.',
    },
    firstDays:
      'The youngest may bring a cradle cloth of their own, which goes home for washing until it is no longer asked for. Older ones get their square foot of wall at once, and it introduces them better than a speech.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2024-06-25',
        fire: '2024-12-20',
        water: '2025-01-15',
        recognition: '2014-07-07',
      },
      teachers: { postGraduate: 3, graduate: 17, primary: 24, special: 1, counsellors: 2 },
      campus: { squareMetres: 4_460, classrooms: 32, classroomSquareMetres: 48, laboratories: 3 },
      toilets: { girls: 20, boys: 20 },
      results: [],
    },
    visits: { weekdays: [2, 5, 6], times: ['08:45', '11:30'], capacity: 3 },
    scene: {
      storeys: 4,
      roof: 'vault',
      sport: 'volleyball',
      landmark: 'metro',
      weather: 'monsoon',
    },
  },
  74: {
    address: { street: 'No. 15/2, Thazhampoo 3rd Street', pin: '600116' },
    telephone: '18000001074',
    whatsapp: '910000001074',
    head: {
      name: 'Thenmozhi Palaniappan',
      since: 2015,
      line: 'I read every diary note myself on Fridays. Write when something is wrong, and also when it went well, for those I pin up.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:15', '15:15'] },
    schoolHours: {
      'pre-primary': ['08:20', '11:35'],
      primary: ['07:45', '13:25'],
      middle: ['07:45', '13:50'],
      secondary: ['07:45', '14:05'],
    },
    affiliation: { number: '0019074', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 23, primary: 32, middle: 34, secondary: 34 },
    languages: { second: ['Tamil'], third: ['Hindi', 'Telugu'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'playground',
      'sandpit',
      'cricketNets',
      'basketballCourt',
      'medicalRoom',
      'garden',
      'lift',
    ],
    buses: {
      fees: { A: 21_900, B: 26_700, C: 30_900 },
      stops: [
        { locality: 'Iyyappanthangal', minutes: 11, zone: 'A' },
        { locality: 'Mugalivakkam', minutes: 12, zone: 'A' },
        { locality: 'Valasaravakkam', minutes: 14, zone: 'A' },
        { locality: 'Ramapuram', minutes: 15, zone: 'B' },
        { locality: 'Maduravoyal', minutes: 17, zone: 'B' },
        { locality: 'Gerugambakkam', minutes: 19, zone: 'B' },
        { locality: 'Manapakkam', minutes: 21, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 700, admission: 20_500, term: 24_300 },
        primary: { application: 700, admission: 24_000, term: 28_600 },
        middle: { application: 700, admission: 26_500, term: 32_100 },
        secondary: { application: 900, admission: 28_500, term: 36_400 },
      },
      dueOn: ['04-18', '08-18', '12-18'],
    },
    looks: {
      'pre-primary':
        'Bubbles, boats and measuring jugs wait at a long trough outside Nursery, and everyone owns a spare set of clothes.',
      primary:
        'Film boards from a studio that closed make the partitions of the art room, with palaces on one side and paint on the other.',
      middle:
        'A rain barrel with a glass gauge feeds the garden, and the pupil on duty reports in assembly how many days it will last.',
      secondary:
        'The upper verandas face the lake; Grade 9 has the two chairs at the end, by turns, ten minutes each.',
    },
    firstDays:
      'For a month the diary has a third line, for the child, in words or in drawings. On the third day everyone who is new launches a boat in the long trough, named after the street they live in.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2023-12-19',
        fire: '2025-01-18',
        water: '2025-02-26',
        recognition: '2013-06-24',
      },
      teachers: { postGraduate: 3, graduate: 16, primary: 22, special: 1, counsellors: 1 },
      campus: { squareMetres: 5_320, classrooms: 31, classroomSquareMetres: 50, laboratories: 3 },
      toilets: { girls: 19, boys: 18 },
      results: [],
    },
    visits: { weekdays: [1, 4, 6], times: ['09:00', '10:30', '13:30'], capacity: 4 },
    scene: { storeys: 3, roof: 'garden', sport: 'cricket', landmark: 'lake', weather: 'evening' },
  },
  75: {
    address: { street: 'Plot 1964/B, Block AM, 14th Cross Street', pin: '600040' },
    telephone: '18000001075',
    whatsapp: '910000001075',
    head: {
      name: 'Dr Raghav Parthasarathy',
      since: 2012,
      line: 'We give no marks before Grade 3. You will get a page in words instead, and may argue with every sentence of it.',
    },
    office: { days: 'Monday to Friday', hours: ['08:00', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:15', '11:30'],
      primary: ['07:30', '13:05'],
      middle: ['07:20', '13:20'],
    },
    affiliation: { number: '0019075', validUntil: '2031-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 20, primary: 28, middle: 30 },
    languages: { second: ['Tamil'], third: ['Hindi', 'French', 'German'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'mathsLab',
      'artRoom',
      'musicRoom',
      'danceRoom',
      'auditorium',
      'playground',
      'sandpit',
      'skatingRink',
      'medicalRoom',
      'lift',
    ],
    buses: {
      fees: { A: 25_800, B: 30_300, C: 36_300 },
      stops: [
        { locality: 'Thirumangalam', minutes: 9, zone: 'A' },
        { locality: 'Shenoy Nagar', minutes: 12, zone: 'A' },
        { locality: 'Villivakkam', minutes: 14, zone: 'A' },
        { locality: 'Aminjikarai', minutes: 16, zone: 'B' },
        { locality: 'Koyambedu', minutes: 18, zone: 'B' },
        { locality: 'Mogappair', minutes: 21, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_200, admission: 32_500, term: 53_700 },
        primary: { application: 1_200, admission: 38_000, term: 60_400 },
        middle: { application: 1_500, admission: 42_500, term: 68_800 },
      },
      dueOn: ['06-03', '11-03'],
    },
    looks: {
      'pre-primary':
        'Blocks are the only toy in the entrance hall, four thousand of them, and what is built by Thursday stands until Friday.',
      primary:
        'A spiral ramp in place of stairs goes up past Grades 1 to 5, and the rule is to walk down it, which takes practice.',
      middle:
        'The two long rooms under the gables hold the library of Grades 6 to 8, with a window that frames the tower in the park.',
    },
    firstDays:
      'Instead of an interview you talk for half an hour with the teacher, about what makes your child laugh, sulk or fall silent. On Monday the newcomer lays the first block in the hall, and by Thursday knows the other builders.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2024-07-16',
        fire: '2025-03-07',
        water: '2025-01-31',
        recognition: '2010-06-14',
      },
      teachers: { postGraduate: 3, graduate: 13, primary: 18, special: 2, counsellors: 1 },
      campus: { squareMetres: 3_080, classrooms: 26, classroomSquareMetres: 49, laboratories: 3 },
      toilets: { girls: 16, boys: 16 },
      results: [],
    },
    visits: { weekdays: [3, 5], times: ['08:30', '10:00', '12:00'], capacity: 2 },
    scene: { storeys: 4, roof: 'gable', sport: 'skating', landmark: 'tower', weather: 'breeze' },
  },
  76: {
    address: { street: 'Old No. 19, New No. 38, Kurinji 2nd Street', pin: '600045' },
    telephone: '18000001076',
    whatsapp: '910000001076',
    head: {
      name: 'Mercy Joseph',
      since: 2014,
      line: 'Eighteen of our teachers send their own children here. It keeps the rest of us polite at parents’ meetings.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '15:30'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:15'],
      primary: ['08:00', '13:30'],
      middle: ['07:50', '13:45'],
      secondary: ['07:50', '14:00'],
    },
    affiliation: { number: '0019076', validUntil: '2026-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 25, primary: 35, middle: 36, secondary: 36 },
    languages: { second: ['Tamil'], third: ['Hindi', 'Sanskrit', 'Malayalam'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'auditorium',
      'playground',
      'sandpit',
      'footballField',
      'medicalRoom',
      'canteen',
      'garden',
    ],
    buses: {
      fees: { A: 19_500, B: 23_700, C: 27_600 },
      stops: [
        { locality: 'Tambaram Sanatorium', minutes: 9, zone: 'A' },
        { locality: 'Selaiyur', minutes: 13, zone: 'A' },
        { locality: 'Perungalathur', minutes: 16, zone: 'A' },
        { locality: 'Chitlapakkam', minutes: 18, zone: 'B' },
        { locality: 'Chromepet', minutes: 20, zone: 'B' },
        { locality: 'Mudichur', minutes: 21, zone: 'B' },
        { locality: 'Madambakkam', minutes: 25, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 500, admission: 18_000, term: 21_700 },
        primary: { application: 500, admission: 21_500, term: 25_200 },
        middle: { application: 700, admission: 23_500, term: 28_300 },
        secondary: { application: 700, admission: 25_500, term: 31_900 },
      },
      dueOn: ['06-11', '10-14', '01-20'],
    },
    looks: {
      'pre-primary':
        'Rooms with red oxide floors, cool to sit on, open to a yard where the neem drops its flowers on everybody in April.',
      primary:
        'A retired signal from the railway tells Grades 1 to 5 when break begins, and there is a waiting list for the lever.',
      middle:
        'Grades 6 to 8 have a choir loft above the hall, which is also where lost balls, shuttlecocks and one paper plane are found.',
      secondary:
        'Trees on three sides make the light green in the rooms of Grade 9, and the fans are seldom above two.',
    },
    firstDays:
      'A newcomer goes straight to the top of the waiting list for the signal lever, once. Whatever is lost in those days comes down from the choir loft on Friday, along with whoever climbed up to look for it.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2024-03-12',
        fire: '2025-02-06',
        water: '2025-03-13',
        recognition: '2011-06-20',
      },
      teachers: { postGraduate: 3, graduate: 18, primary: 24, special: 2, counsellors: 1 },
      campus: { squareMetres: 6_870, classrooms: 33, classroomSquareMetres: 51, laboratories: 3 },
      toilets: { girls: 20, boys: 19 },
      results: [],
    },
    visits: { weekdays: [1, 3, 5, 6], times: ['09:30', '11:30'], capacity: 5 },
    scene: { storeys: 3, roof: 'tiled', sport: 'football', landmark: 'station', weather: 'sun' },
  },
  77: {
    address: { street: 'Plot 522, 8th Cross Road, Second Mullai Avenue', pin: '600053' },
    telephone: '18000001077',
    whatsapp: '910000001077',
    head: {
      name: 'Noorjahan Ibrahim',
      since: 2019,
      line: 'Grandfathers run our repair table: fans, toys, a radio of 1971. A child learns the screwdriver there, and patience as well.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:30', '11:40'],
      primary: ['07:40', '13:05'],
      middle: ['07:40', '13:35'],
    },
    affiliation: { number: '0019077', validUntil: '2028-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 24, primary: 34, middle: 36 },
    languages: { second: ['Tamil'], third: ['Hindi', 'Telugu'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'roboticsLab',
      'artRoom',
      'playground',
      'sandpit',
      'indoorGames',
      'medicalRoom',
      'garden',
    ],
    buses: {
      fees: { A: 17_700, B: 21_600, C: 25_800 },
      stops: [
        { locality: 'Pattaravakkam', minutes: 9, zone: 'A' },
        { locality: 'Kallikuppam', minutes: 11, zone: 'A' },
        { locality: 'Ambattur Industrial Estate', minutes: 14, zone: 'A' },
        { locality: 'Korattur', minutes: 17, zone: 'B' },
        { locality: 'Thirumullaivoyal', minutes: 19, zone: 'B' },
        { locality: 'Avadi', minutes: 27, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 500, admission: 13_500, term: 14_600 },
        primary: { application: 500, admission: 15_500, term: 16_900 },
        middle: { application: 500, admission: 17_500, term: 19_200 },
      },
      dueOn: ['04-21', '07-21', '10-21', '01-21'],
    },
    looks: {
      'pre-primary':
        'Nuts and bolts of wood, as large as a fist, fill the building corner, and the favourite game is called night shift.',
      primary:
        'A tamarind in the middle of the yard has a platform round it; Grade 3 has multiplication there when the rooms are hot.',
      middle:
        'The robotics workshop was fitted out with benches from a closed factory, and the vice from 1968 is the best of them.',
    },
    firstDays:
      'Bring something broken, a torch, a toy or an umbrella, and your child may watch while it is mended at the table. When it works, three people know the name of the child and one of them is somebody’s grandfather.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2024-10-15',
        fire: '2025-01-28',
        water: '2025-02-20',
        recognition: '2014-08-04',
      },
      teachers: { postGraduate: 1, graduate: 12, primary: 18, special: 1, counsellors: 1 },
      campus: { squareMetres: 4_140, classrooms: 25, classroomSquareMetres: 48, laboratories: 3 },
      toilets: { girls: 15, boys: 15 },
      results: [],
    },
    visits: { weekdays: [2, 4, 6], times: ['08:45', '10:45', '13:30'], capacity: 4 },
    scene: {
      storeys: 3,
      roof: 'flat',
      sport: 'badminton',
      landmark: 'station',
      weather: 'evening',
    },
  },
  143: {
    address: { street: 'S. No. 88/1A, Panai Thoppu Street', pin: '600130' },
    telephone: '18000001143',
    whatsapp: '910000001143',
    head: {
      name: 'Karthik Mohan',
      since: 2020,
      line: 'Our first pupil is now in Grade 7 and shows visitors round better than I do. Ask for her, and for the story of the puppy.',
    },
    office: { days: 'Monday to Friday', hours: ['08:30', '16:00'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:05'],
      primary: ['08:00', '13:40'],
      middle: ['08:00', '14:00'],
    },
    affiliation: { number: '0019143', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 20, primary: 28, middle: 30 },
    languages: { second: ['Tamil'], third: ['Hindi', 'French'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'danceRoom',
      'playground',
      'sandpit',
      'splashPool',
      'medicalRoom',
      'solarRoof',
    ],
    buses: {
      fees: { A: 21_300, B: 25_500, C: 29_700 },
      stops: [
        { locality: 'Egattur', minutes: 7, zone: 'A' },
        { locality: 'Kazhipattur', minutes: 10, zone: 'A' },
        { locality: 'Siruseri', minutes: 12, zone: 'A' },
        { locality: 'Semmancheri', minutes: 15, zone: 'B' },
        { locality: 'Kelambakkam', minutes: 20, zone: 'B' },
        { locality: 'Sholinganallur', minutes: 24, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 700, admission: 22_000, term: 36_300 },
        primary: { application: 700, admission: 25_500, term: 41_700 },
        middle: { application: 800, admission: 28_000, term: 46_900 },
      },
      dueOn: ['06-16', '11-16'],
    },
    looks: {
      'pre-primary':
        'Palmyra palms give the yard stripes of shade, and the circle for stories moves with them through the morning.',
      primary:
        'Shells from Muttukadu, sorted by size and kind, fill the window sills from Grade 1 to the stairs.',
      middle:
        'Grades 6 and 7 have the top floor nearly to themselves, and use two empty rooms as a theatre until younger classes grow into them.',
    },
    firstDays:
      'Families that join now are asked in September what we should change, and each answer hangs in the corridor with a yes, a no or a not yet. The small ones begin under the palms, where nobody has a fixed place.',
    photos: {},
    disclosure: {
      trust: 'Opaline Educational Trust, Chennai',
      certificates: {
        building: '2024-12-03',
        fire: '2025-03-14',
        water: '2025-02-14',
        recognition: '2018-06-25',
      },
      teachers: { postGraduate: 1, graduate: 8, primary: 14, special: 1, counsellors: 1 },
      campus: { squareMetres: 5_560, classrooms: 18, classroomSquareMetres: 52, laboratories: 2 },
      toilets: { girls: 12, boys: 11 },
      results: [],
    },
    visits: { weekdays: [1, 2, 4], times: ['09:00', '11:00', '14:30'], capacity: 3 },
    scene: { storeys: 3, roof: 'solar', sport: 'athletics', landmark: 'palms', weather: 'breeze' },
  },
} as const satisfies DetailsOf<typeof chennai>;
