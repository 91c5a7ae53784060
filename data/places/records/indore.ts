import type { indore } from '@/data/places/indore';
import type { DetailsOf } from './record';

export const indoreDetails = {
  88: {
    address: { street: 'Survey No. 142/3/2, Patwari Halka 24', pin: '452010' },
    telephone: '18000001088',
    whatsapp: '910000001088',
    head: {
      name: 'Sulabha Vaidya',
      since: 2014,
      line: 'This city is proud of its dustbins, so we judge a class by the floor at one o’clock. Poha crumbs are forgiven on Mondays.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '16:00'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:15'],
      primary: ['08:15', '14:00'],
      middle: ['08:00', '14:15'],
      secondary: ['08:00', '14:45'],
      'senior-secondary': ['08:00', '15:00'],
    },
    affiliation: { number: '0010088', validUntil: '2031-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 24,
      primary: 33,
      middle: 36,
      secondary: 36,
      'senior-secondary': 33,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'French', 'Marathi'] },
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
      'cricketNets',
      'volleyballCourt',
      'indoorGames',
      'medicalRoom',
      'canteen',
      'roofGarden',
      'lift',
    ],
    buses: {
      fees: { A: 19_800, B: 24_900, C: 31_800 },
      stops: [
        { locality: 'Mahalaxmi Nagar', minutes: 7, zone: 'A' },
        { locality: 'Pipliya Kumar', minutes: 9, zone: 'A' },
        { locality: 'Talawali Chanda', minutes: 13, zone: 'A' },
        { locality: 'Lasudia Mori', minutes: 14, zone: 'B' },
        { locality: 'Scheme No 114', minutes: 17, zone: 'B' },
        { locality: 'Vijay Nagar', minutes: 20, zone: 'B' },
        { locality: 'Sukhliya', minutes: 28, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_000, admission: 26_000, term: 27_200 },
        primary: { application: 1_000, admission: 29_500, term: 30_700 },
        middle: { application: 1_000, admission: 32_000, term: 33_900 },
        secondary: { application: 1_200, admission: 35_000, term: 37_600 },
        'senior-secondary': { application: 1_500, admission: 39_000, term: 43_100 },
      },
      dueOn: ['04-09', '08-09', '12-09'],
    },
    looks: {
      'pre-primary':
        'Six bins in six colours stand outside the Nursery, and three-year-olds will tell you where your tissue goes.',
      primary:
        'Primary classrooms come in pairs with a folding wall, and the noise of the other class is part of the arrangement.',
      middle:
        'A market of the middle school opens on the last Friday, where snacks are sold and every account must close.',
      secondary:
        'The Grade 10 corridor has a window seat for each section, and the cushions were sewn by last year’s.',
      'senior-secondary':
        'Commerce has a trading table with old tickers, science a dark room, and both fight for the balcony.',
    },
    firstDays:
      'A newcomer learns six colours of bin, one song and the way to the tap, in that order, and by Wednesday corrects the parents. From Grade 6 on there is a stall at the next market, the quickest way to forty names.',
    photos: {},
    teachers: { postGraduate: 18, graduate: 25, primary: 25, special: 2, counsellors: 2 },
    disclosure: {
      trust: 'Opaline Malwa Education Society',
      certificates: {
        building: '2024-05-16',
        fire: '2025-02-18',
        water: '2025-03-10',
        recognition: '2011-06-27',
      },
      campus: { squareMetres: 12_600, classrooms: 60, classroomSquareMetres: 48, laboratories: 7 },
      toilets: { girls: 33, boys: 34 },
      results: [
        { year: 2025, className: 'Class 10', entered: 111, passed: 110 },
        { year: 2025, className: 'Class 12', entered: 92, passed: 89 },
        { year: 2024, className: 'Class 10', entered: 106, passed: 106 },
        { year: 2024, className: 'Class 12', entered: 85, passed: 84 },
        { year: 2023, className: 'Class 10', entered: 102, passed: 99 },
        { year: 2023, className: 'Class 12', entered: 81, passed: 78 },
      ],
    },
    visits: { weekdays: [1, 3, 6], times: ['09:30', '11:30'], capacity: 4 },
    scene: {
      storeys: 4,
      roof: 'garden',
      sport: 'volleyball',
      landmark: 'temple',
      weather: 'breeze',
    },
  },
  89: {
    address: { street: 'Plot 71, Scheme No. 97, Part 4', pin: '452012' },
    telephone: '18000001089',
    whatsapp: '910000001089',
    head: {
      name: 'Pramod Raghuvanshi',
      since: 2018,
      line: 'The last ten minutes of the day we sing, loudly and not always together. Parents at the gate have begun to join in.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:15', '15:15'] },
    schoolHours: {
      'pre-primary': ['09:00', '12:30'],
      primary: ['08:15', '13:30'],
      middle: ['08:00', '13:45'],
      secondary: ['08:00', '14:00'],
    },
    affiliation: { number: '0010089', validUntil: '2028-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 22, primary: 32, middle: 34, secondary: 34 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Marathi'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'playground',
      'sandpit',
      'splashPool',
      'cricketNets',
      'indoorGames',
      'medicalRoom',
      'garden',
    ],
    buses: {
      fees: { A: 16_800, B: 21_600, C: 26_700 },
      stops: [
        { locality: 'Bijalpur', minutes: 6, zone: 'A' },
        { locality: 'Tejpur Gadbadi', minutes: 9, zone: 'A' },
        { locality: 'Kesar Bagh Road', minutes: 12, zone: 'A' },
        { locality: 'Dwarkapuri', minutes: 16, zone: 'B' },
        { locality: 'Sudama Nagar', minutes: 18, zone: 'B' },
        { locality: 'Annapurna Road', minutes: 19, zone: 'B' },
        { locality: 'Rau', minutes: 25, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 800, admission: 20_000, term: 37_300 },
        primary: { application: 800, admission: 22_500, term: 42_100 },
        middle: { application: 800, admission: 24_500, term: 46_400 },
        secondary: { application: 1_000, admission: 26_000, term: 51_900 },
      },
      dueOn: ['04-16', '10-16'],
    },
    looks: {
      'pre-primary':
        'The toddlers’ room has a floor of cork and a door in two halves, so that somebody can always look in.',
      primary:
        'Primary children eat under a tin roof beside the kitchen garden, and the rain there is louder than any teacher.',
      middle:
        'The metre-gauge train to Mhow is drawn along the whole first floor, with a pupil in every window.',
      secondary: 'Grade 9 has the room over the gate and knows who comes late.',
    },
    firstDays:
      'Nobody has to sing on the first day; the newcomer holds the bell that ends the song. In the week before, small children may look over the half-door with you, as often as they like.',
    photos: {},
    teachers: { postGraduate: 4, graduate: 17, primary: 21, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline Malwa Education Society',
      certificates: {
        building: '2023-12-14',
        fire: '2024-12-24',
        water: '2025-02-07',
        recognition: '2017-04-20',
      },
      campus: { squareMetres: 5_700, classrooms: 39, classroomSquareMetres: 46, laboratories: 3 },
      toilets: { girls: 21, boys: 22 },
      results: [],
    },
    visits: { weekdays: [2, 4, 6], times: ['09:15', '11:15'], capacity: 3 },
    scene: {
      storeys: 3,
      roof: 'tiled',
      sport: 'badminton',
      landmark: 'station',
      weather: 'monsoon',
    },
  },
} as const satisfies DetailsOf<typeof indore>;
