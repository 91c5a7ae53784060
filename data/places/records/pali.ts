import type { pali } from '@/data/places/pali';
import type { DetailsOf } from './record';

export const paliDetails = {
  111: {
    address: { street: 'School Plot S-4, Block B', pin: '306401' },
    telephone: '18000001111',
    whatsapp: '910000001111',
    head: {
      name: 'Chandraprakash Singhvi',
      since: 2009,
      line: 'In this town everybody knows cloth, so a uniform that scratches is discussed with me on the street. We changed the shirt in 2022.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:00', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:30', '12:00'],
      primary: ['07:45', '13:15'],
      middle: ['07:30', '13:30'],
      secondary: ['07:30', '13:45'],
      'senior-secondary': ['07:30', '13:45'],
    },
    affiliation: { number: '0017111', validUntil: '2028-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 25,
      primary: 35,
      middle: 37,
      secondary: 37,
      'senior-secondary': 34,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Gujarati'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'mathsLab',
      'artRoom',
      'musicRoom',
      'auditorium',
      'playground',
      'sandpit',
      'basketballCourt',
      'cricketNets',
      'runningTrack',
      'medicalRoom',
      'canteen',
    ],
    buses: {
      fees: { A: 11_100, B: 14_400, C: 18_600 },
      stops: [
        { locality: 'Ramdev Road', minutes: 6, zone: 'A' },
        { locality: 'Housing Board Colony', minutes: 8, zone: 'A' },
        { locality: 'Mandia Road', minutes: 10, zone: 'A' },
        { locality: 'Bapu Nagar', minutes: 11, zone: 'B' },
        { locality: 'Surajpole', minutes: 14, zone: 'B' },
        { locality: 'Naya Gaon', minutes: 17, zone: 'B' },
        { locality: 'Punayata', minutes: 23, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 500, admission: 12_000, term: 18_700 },
        primary: { application: 500, admission: 13_500, term: 20_600 },
        middle: { application: 500, admission: 15_000, term: 22_800 },
        secondary: { application: 700, admission: 16_500, term: 25_900 },
        'senior-secondary': { application: 900, admission: 19_000, term: 30_300 },
      },
      dueOn: ['04-19', '08-19', '12-19'],
    },
    looks: {
      'pre-primary':
        'Bandhani flags in five colours hang over the sandpit, and each group goes in under its own.',
      primary:
        'The primary rooms have floors of Sojat stone, cool enough in April for a whole class to lie down and listen.',
      middle:
        'A loom stands where the stairs of the middle school turn, and everyone weaves ten rows a year.',
      secondary:
        'The secondary laboratory tests water from the Bandi every month, upstream of the town and below it.',
      'senior-secondary':
        'The windows of Grades 11 and 12 look at the trees of Lakhotia Garden, and a telescope for its birds is signed out like a book.',
    },
    firstDays:
      'The first rows on the loom are woven by two, one who is new and one who knows how. The uniform may be sewn by your own tailor; the office sells the cloth by the metre.',
    photos: {},
    teachers: { postGraduate: 14, graduate: 20, primary: 23, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Khejri Grove Education Trust, Pali',
      certificates: {
        building: '2023-11-28',
        fire: '2024-12-12',
        water: '2025-01-22',
        recognition: '2004-07-12',
      },
      campus: { squareMetres: 9_800, classrooms: 50, classroomSquareMetres: 46, laboratories: 6 },
      toilets: { girls: 28, boys: 29 },
      results: [
        { year: 2025, className: 'Class 10', entered: 84, passed: 81 },
        { year: 2025, className: 'Class 12', entered: 68, passed: 66 },
        { year: 2024, className: 'Class 10', entered: 81, passed: 80 },
        { year: 2024, className: 'Class 12', entered: 64, passed: 64 },
        { year: 2023, className: 'Class 10', entered: 78, passed: 74 },
        { year: 2023, className: 'Class 12', entered: 60, passed: 57 },
      ],
    },
    visits: { weekdays: [1, 3, 6], times: ['09:00', '11:00'], capacity: 3 },
    scene: { storeys: 3, roof: 'flat', sport: 'athletics', landmark: 'lake', weather: 'sun' },
  },
} as const satisfies DetailsOf<typeof pali>;
