import type { gurgaon } from '@/data/places/gurgaon';
import type { DetailsOf } from './record';

export const gurgaonDetails = {
  83: {
    address: { street: 'Institutional Plot 9, Sector 47', pin: '122018' },
    telephone: '18000001083',
    whatsapp: '910000001083',
    head: {
      name: 'Rupinder Kaur Virk',
      since: 2018,
      line: 'We ask every visitor for a name and a reason, the Chairman too. He has stopped being offended.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '16:30'] },
    schoolHours: {
      'pre-primary': ['09:00', '12:45'],
      primary: ['08:15', '14:00'],
      middle: ['08:00', '14:15'],
      secondary: ['08:00', '14:30'],
    },
    affiliation: { number: '0006083', validUntil: '2027-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 22, primary: 30, middle: 34, secondary: 34 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'French', 'German'] },
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
      'sandpit',
      'basketballCourt',
      'skatingRink',
      'indoorGames',
      'medicalRoom',
      'canteen',
      'lift',
    ],
    buses: {
      fees: { A: 39_600, B: 46_800, C: 55_200 },
      stops: [
        { locality: 'Sector 48', minutes: 7, zone: 'A' },
        { locality: 'Sector 49', minutes: 11, zone: 'A' },
        { locality: 'Jharsa', minutes: 15, zone: 'A' },
        { locality: 'Sector 50', minutes: 17, zone: 'B' },
        { locality: 'Islampur', minutes: 19, zone: 'B' },
        { locality: 'Badshahpur', minutes: 24, zone: 'B' },
        { locality: 'Tikri', minutes: 30, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_500, admission: 55_000, term: 38_900 },
        primary: { application: 1_500, admission: 62_000, term: 43_200 },
        middle: { application: 1_500, admission: 66_000, term: 47_500 },
        secondary: { application: 1_800, admission: 70_000, term: 52_800 },
      },
      dueOn: ['04-10', '07-10', '10-10', '01-10'],
    },
    looks: {
      'pre-primary':
        'The youngest have a gate of their own with a red door handle at the height of a three-year-old.',
      primary:
        'On days of bad air the atrium becomes the playground, with hopscotch laid into its floor in brass.',
      middle:
        'Grade 7 runs a repair table for bicycles and spectacles in the corner of the robotics workshop.',
      secondary:
        'Classes 9 and 10 share a quiet floor from which you see the first ridge of the Aravallis on a clear day.',
    },
    firstDays:
      'We teach a new child the names of the guard, the nurse and the bus attendant before our own, as these three are needed first. From the first morning the red handle is turned by the child and not by you.',
    photos: {},
    disclosure: {
      trust: 'Opaline Education Foundation, Gurugram',
      certificates: {
        building: '2024-09-19',
        fire: '2025-02-27',
        water: '2025-03-12',
        recognition: '2013-08-01',
      },
      teachers: { postGraduate: 12, graduate: 26, primary: 30, special: 3, counsellors: 2 },
      campus: { squareMetres: 9_200, classrooms: 57, classroomSquareMetres: 48, laboratories: 5 },
      toilets: { girls: 32, boys: 33 },
      results: [
        { year: 2024, className: 'Class 10', entered: 104, passed: 104 },
        { year: 2023, className: 'Class 10', entered: 98, passed: 97 },
        { year: 2022, className: 'Class 10', entered: 95, passed: 92 },
      ],
    },
    visits: { weekdays: [1, 3, 6], times: ['09:30', '11:30'], capacity: 5 },
    scene: {
      storeys: 5,
      roof: 'flat',
      sport: 'basketball',
      landmark: 'offices',
      weather: 'winter',
    },
  },
  84: {
    address: { street: 'Plot SP-14, Block B, Sushant Lok III', pin: '122011' },
    telephone: '18000001084',
    whatsapp: '910000001084',
    head: {
      name: 'Karma Wangdi',
      since: 2020,
      line: 'I come from a village with eleven pupils and one stove. Here there are more of both, and I still shake each hand at the gate.',
    },
    office: { days: 'Monday to Friday', hours: ['08:30', '16:30'] },
    schoolHours: {
      'pre-primary': ['09:00', '12:30'],
      primary: ['08:00', '13:45'],
      middle: ['08:00', '14:15'],
      secondary: ['07:50', '14:20'],
    },
    affiliation: { number: '0006084', validUntil: '2030-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 20, primary: 28, middle: 32, secondary: 32 },
    languages: { second: ['Hindi'], third: ['French', 'Sanskrit', 'Japanese'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'roboticsLab',
      'artRoom',
      'musicRoom',
      'danceRoom',
      'sandpit',
      'splashPool',
      'skatingRink',
      'basketballCourt',
      'indoorGames',
      'medicalRoom',
      'lift',
    ],
    buses: {
      fees: { A: 41_400, B: 48_000, C: 57_600 },
      stops: [
        { locality: 'Sector 56', minutes: 6, zone: 'A' },
        { locality: 'Tigra', minutes: 9, zone: 'A' },
        { locality: 'Sector 55', minutes: 11, zone: 'A' },
        { locality: 'Wazirabad', minutes: 14, zone: 'B' },
        { locality: 'Saraswati Kunj', minutes: 16, zone: 'B' },
        { locality: 'Ghata', minutes: 18, zone: 'B' },
        { locality: 'Sector 54', minutes: 23, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 2_000, admission: 60_000, term: 41_600 },
        primary: { application: 2_000, admission: 65_000, term: 46_300 },
        middle: { application: 2_000, admission: 68_000, term: 51_200 },
        secondary: { application: 2_000, admission: 72_000, term: 56_900 },
      },
      dueOn: ['04-07', '07-07', '10-07', '01-07'],
    },
    looks: {
      'pre-primary':
        'A wooden boat big enough for twelve stands in the middle of the Nursery yard and has never sailed anywhere.',
      primary:
        'Reading steps rise between two classrooms, and whoever sits on the top one may see into the kitchen.',
      middle:
        'The biodiversity slopes beyond Ghata are the second laboratory: Grade 6 counts nilgai there each February.',
      secondary:
        'Grade 9 has one corridor with sofas along it, bought with the money of its own newspaper.',
    },
    firstDays:
      'On the opening day newcomers sit in the boat, and the rest of Nursery brings provisions for the voyage. Further up, Grade 9 interviews each new pupil for its newspaper, and one answer may be struck out.',
    photos: {},
    disclosure: {
      trust: 'Opaline Education Foundation, Gurugram',
      certificates: {
        building: '2024-04-25',
        fire: '2024-12-05',
        water: '2025-01-22',
        recognition: '2019-02-18',
      },
      teachers: { postGraduate: 8, graduate: 20, primary: 28, special: 2, counsellors: 2 },
      campus: { squareMetres: 6_100, classrooms: 46, classroomSquareMetres: 47, laboratories: 4 },
      toilets: { girls: 25, boys: 24 },
      results: [],
    },
    visits: { weekdays: [2, 4], times: ['09:00', '11:00', '14:00'], capacity: 3 },
    scene: { storeys: 4, roof: 'garden', sport: 'skating', landmark: 'metro', weather: 'breeze' },
  },
  85: {
    address: { street: 'Community Site 5, 60 Metre Sector Road', pin: '122004' },
    telephone: '18000001085',
    whatsapp: '910000001085',
    head: {
      name: 'Satbir Yadav',
      since: 2021,
      line: 'My own father farmed near here. I tell the children which tower stands on which field, and they tell me what a server is.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '15:30'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:15'],
      primary: ['08:00', '13:30'],
      middle: ['07:45', '14:00'],
      secondary: ['07:45', '14:15'],
    },
    affiliation: { number: '0006085', validUntil: '2031-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 24, primary: 32, middle: 35, secondary: 35 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Punjabi'] },
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
      'cricketNets',
      'medicalRoom',
      'canteen',
      'lift',
      'solarRoof',
    ],
    buses: {
      fees: { A: 34_800, B: 42_000, C: 50_400 },
      stops: [
        { locality: 'Sector 83', minutes: 6, zone: 'A' },
        { locality: 'Sector 85', minutes: 8, zone: 'A' },
        { locality: 'Sector 82', minutes: 10, zone: 'A' },
        { locality: 'Sikanderpur Badha', minutes: 13, zone: 'A' },
        { locality: 'Kherki Daula', minutes: 18, zone: 'B' },
        { locality: 'Sector 81', minutes: 19, zone: 'B' },
        { locality: 'Manesar', minutes: 29, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_200, admission: 48_000, term: 36_200 },
        primary: { application: 1_200, admission: 52_000, term: 40_100 },
        middle: { application: 1_200, admission: 55_000, term: 43_900 },
        secondary: { application: 1_500, admission: 58_000, term: 48_600 },
      },
      dueOn: ['04-15', '07-15', '10-15', '01-15'],
    },
    looks: {
      'pre-primary':
        'Half of the yard is lawn and half is plain earth, because you cannot dig in a lawn.',
      primary:
        'A mustard field was left behind the primary block, and in January the windows turn yellow.',
      middle:
        'The middle school has the widest corridor of the building, and a kabaddi mat that rolls out along it.',
      secondary:
        'Grade 9 measures the output of the solar roof each Monday and chalks it up beside the gate.',
    },
    firstDays:
      'Whoever starts in the youngest group digs first, with a spade that is a little too large. In the grades above, the first Friday is spent at the edge of the field, telling us what was good and then, after a pause, what was not.',
    photos: {},
    disclosure: {
      trust: 'Opaline Education Foundation, Gurugram',
      certificates: {
        building: '2023-12-07',
        fire: '2025-01-30',
        water: '2025-02-14',
        recognition: '2020-10-12',
      },
      teachers: { postGraduate: 7, graduate: 19, primary: 22, special: 2, counsellors: 1 },
      campus: { squareMetres: 10_400, classrooms: 42, classroomSquareMetres: 50, laboratories: 4 },
      toilets: { girls: 24, boys: 25 },
      results: [],
    },
    visits: { weekdays: [3, 5, 6], times: ['09:30', '11:30'], capacity: 4 },
    scene: { storeys: 4, roof: 'solar', sport: 'volleyball', landmark: 'factory', weather: 'mist' },
  },
  86: {
    address: { street: 'School Site C-2, 18 Metre Road, Block C', pin: '122017' },
    telephone: '18000001086',
    whatsapp: '910000001086',
    head: {
      name: 'Anjali Ranganathan',
      since: 2016,
      line: 'We are small enough for me to know whose tiffin has lemon rice. Usually it is mine.',
    },
    office: { days: 'Monday to Friday', hours: ['08:15', '15:15'] },
    schoolHours: {
      'pre-primary': ['09:00', '12:30'],
      primary: ['08:15', '13:30'],
      middle: ['08:00', '13:50'],
    },
    affiliation: { number: '0006086', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 20, primary: 28, middle: 32 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'French'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'danceRoom',
      'sandpit',
      'splashPool',
      'indoorGames',
      'medicalRoom',
      'garden',
      'lift',
    ],
    buses: {
      fees: { A: 33_000, B: 39_000, C: 46_800 },
      stops: [
        { locality: 'Sector 2', minutes: 7, zone: 'A' },
        { locality: 'Carterpuri', minutes: 9, zone: 'A' },
        { locality: 'Sector 22', minutes: 12, zone: 'A' },
        { locality: 'Sector 23', minutes: 14, zone: 'B' },
        { locality: 'Chauma', minutes: 16, zone: 'B' },
        { locality: 'Ashok Vihar', minutes: 20, zone: 'B' },
        { locality: 'Bajghera', minutes: 22, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_200, admission: 42_000, term: 34_750 },
        primary: { application: 1_200, admission: 46_500, term: 38_400 },
        middle: { application: 1_200, admission: 49_000, term: 42_150 },
      },
      dueOn: ['04-05', '07-05', '10-05', '01-05'],
    },
    looks: {
      'pre-primary':
        'Pre-Nursery has the garden room, with a guava tree through its roof and a bucket for the guavas.',
      primary:
        'Two bungalows were joined by a bridge of glass, and crossing it is how one moves up to Grade 3.',
      middle:
        'The library sits over the porch, and Grade 8 keeps its desk for borrowing and its book of excuses.',
    },
    firstDays:
      'We take at most two new children into a section in one week, so that each is the news of the day for once. At the library desk they open an account and are told the best excuse so far.',
    photos: {},
    disclosure: {
      trust: 'Palam Vihar Opaline Education Society',
      certificates: {
        building: '2024-06-21',
        fire: '2025-03-06',
        water: '2024-11-27',
        recognition: '2012-03-30',
      },
      teachers: { postGraduate: 3, graduate: 12, primary: 18, special: 1, counsellors: 1 },
      campus: { squareMetres: 3_200, classrooms: 30, classroomSquareMetres: 45, laboratories: 2 },
      toilets: { girls: 14, boys: 14 },
      results: [],
    },
    visits: { weekdays: [1, 4], times: ['09:00', '12:00'], capacity: 2 },
    scene: {
      storeys: 3,
      roof: 'gable',
      sport: 'badminton',
      landmark: 'station',
      weather: 'winter',
    },
  },
} as const satisfies DetailsOf<typeof gurgaon>;
