import type { bhopal } from '@/data/places/bhopal';
import type { DetailsOf } from './record';

export const bhopalDetails = {
  97: {
    address: { street: 'Khasra No. 92/1, Ratanpur Sadak', pin: '462047' },
    telephone: '18000001097',
    whatsapp: '910000001097',
    head: {
      name: 'Farida Zaidi',
      since: 2018,
      line: 'At half past two the last day pupils go home and the boarders put the kettle on. Stay for that tea before you choose.',
    },
    office: { days: 'Monday to Saturday', hours: ['09:00', '16:30'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:30'],
      primary: ['08:15', '14:00'],
      middle: ['08:00', '14:15'],
      secondary: ['08:00', '14:30'],
      'senior-secondary': ['08:00', '14:30'],
    },
    affiliation: { number: '0010097', validUntil: '2028-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 22,
      primary: 32,
      middle: 35,
      secondary: 35,
      'senior-secondary': 32,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Urdu', 'German'] },
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
      'footballField',
      'basketballCourt',
      'hockeyGround',
      'cricketNets',
      'medicalRoom',
      'canteen',
      'garden',
      'roofGarden',
      'hostel',
    ],
    buses: {
      fees: { A: 18_300, B: 23_700, C: 30_300 },
      stops: [
        { locality: 'Jatkhedi', minutes: 7, zone: 'A' },
        { locality: 'Danish Nagar', minutes: 10, zone: 'A' },
        { locality: 'Bagmugalia', minutes: 12, zone: 'A' },
        { locality: 'Salaiya', minutes: 14, zone: 'B' },
        { locality: 'Katara Hills', minutes: 15, zone: 'B' },
        { locality: 'Bawadiya Kalan', minutes: 16, zone: 'B' },
        { locality: 'Saket Nagar', minutes: 20, zone: 'B' },
        { locality: 'Arera Colony', minutes: 26, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_000, admission: 25_000, term: 25_900 },
        primary: { application: 1_000, admission: 28_500, term: 29_100 },
        middle: { application: 1_000, admission: 31_000, term: 32_600 },
        secondary: { application: 1_300, admission: 34_000, term: 36_900 },
        'senior-secondary': { application: 1_600, admission: 38_000, term: 42_400 },
      },
      dueOn: ['04-07', '08-07', '12-07'],
      boarding: 288_500,
    },
    looks: {
      'pre-primary':
        'K1 and K2 look into a teak grove, and in spring each child has a leaf larger than its own back.',
      primary:
        'Gond paintings by a visiting family of artists cover the stairs of the primary block, with room left for the pupils’ animals.',
      middle:
        'Hockey has the good ground here, next to Grade 8, and cricket has learnt to be patient.',
      secondary: 'The secondary laboratories share one long sink that is known as the Lower Lake.',
      'senior-secondary':
        'Day pupils of Grades 11 and 12 may stay for evening study and dinner with the boarders, at tables of eight.',
    },
    firstDays:
      'A day pupil and a boarder who start in the same class are a pair for six weeks: one knows the town, the other the house. Each invites the other once, to the family’s table or to the boarders’.',
    photos: {},
    teachers: { postGraduate: 18, graduate: 23, primary: 21, special: 2, counsellors: 3 },
    disclosure: {
      trust: 'Opaline Residential Schools Trust, Madhya Pradesh',
      certificates: {
        building: '2024-03-21',
        fire: '2025-02-28',
        water: '2025-01-24',
        recognition: '2013-06-24',
      },
      campus: { squareMetres: 36_900, classrooms: 54, classroomSquareMetres: 48, laboratories: 7 },
      toilets: { girls: 34, boys: 36 },
      results: [
        { year: 2025, className: 'Class 10', entered: 94, passed: 94 },
        { year: 2025, className: 'Class 12', entered: 78, passed: 76 },
        { year: 2024, className: 'Class 10', entered: 91, passed: 89 },
        { year: 2024, className: 'Class 12', entered: 74, passed: 73 },
        { year: 2023, className: 'Class 10', entered: 85, passed: 84 },
        { year: 2023, className: 'Class 12', entered: 69, passed: 69 },
      ],
    },
    visits: { weekdays: [1, 4, 6], times: ['10:30', '14:30'], capacity: 4 },
    scene: { storeys: 3, roof: 'garden', sport: 'hockey', landmark: 'station', weather: 'monsoon' },
  },
} as const satisfies DetailsOf<typeof bhopal>;
