import type { jabalpur } from '@/data/places/jabalpur';
import type { DetailsOf } from './record';

export const jabalpurDetails = {
  98: {
    address: { street: 'Khasra No. 304/1, Patwari Halka 31, Tewar Road', pin: '482003' },
    telephone: '18000001098',
    whatsapp: '910000001098',
    head: {
      name: 'Stella Xalxo',
      since: 2017,
      line: 'I was a boarder at seven, so I know what the second Sunday feels like. That is the day we take the new ones to the falls.',
    },
    office: { days: 'Monday to Saturday', hours: ['09:00', '17:00'] },
    schoolHours: {
      'pre-primary': ['09:00', '12:15'],
      primary: ['08:30', '14:00'],
      middle: ['08:15', '14:30'],
      secondary: ['08:15', '15:00'],
      'senior-secondary': ['08:15', '15:15'],
    },
    affiliation: { number: '0010098', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 22,
      primary: 30,
      middle: 34,
      secondary: 34,
      'senior-secondary': 32,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'French'] },
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
      'swimmingPool',
      'footballField',
      'cricketNets',
      'medicalRoom',
      'canteen',
      'garden',
      'hostel',
    ],
    buses: {
      fees: { A: 15_900, B: 21_000, C: 27_900 },
      stops: [
        { locality: 'Bhedaghat', minutes: 10, zone: 'A' },
        { locality: 'Andhmukh', minutes: 12, zone: 'A' },
        { locality: 'Dhanwantri Nagar', minutes: 16, zone: 'A' },
        { locality: 'Lamheta', minutes: 17, zone: 'B' },
        { locality: 'Garha', minutes: 22, zone: 'B' },
        { locality: 'Tilwara', minutes: 25, zone: 'B' },
        { locality: 'Madan Mahal', minutes: 30, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_000, admission: 22_000, term: 31_200 },
        primary: { application: 1_000, admission: 26_000, term: 36_800 },
        middle: { application: 1_000, admission: 29_000, term: 41_500 },
        secondary: { application: 1_500, admission: 32_000, term: 47_300 },
        'senior-secondary': { application: 1_500, admission: 36_000, term: 55_200 },
      },
      dueOn: ['04-22', '10-22'],
      boarding: 246_000,
    },
    looks: {
      'pre-primary':
        'The floor of the Nursery house is a mosaic of marble offcuts from Bhedaghat, and children look for the pink one.',
      primary:
        'Primary boarders sleep above a room with six lamps and a gramophone, where a matron reads until nine.',
      middle:
        'A rope bridge joins the middle block to the mango orchard, and may be crossed by two at a time.',
      secondary:
        'The chemistry shelves hold river water from nine places, labelled with the month, for the study of the Narmada.',
      'senior-secondary':
        'Seniors have single desks with doors, and the view from the corridor goes as far as Madan Mahal fort.',
    },
    firstDays:
      'The youngest hunt for the pink marble on the first day and are told that it moves. A new boarder chooses between a bed at the window and one at the lamp, and may change once.',
    photos: {},
    teachers: { postGraduate: 17, graduate: 21, primary: 17, special: 2, counsellors: 3 },
    disclosure: {
      trust: 'Opaline Residential Schools Trust, Madhya Pradesh',
      certificates: {
        building: '2024-09-26',
        fire: '2025-03-12',
        water: '2025-03-19',
        recognition: '2012-07-02',
      },
      campus: { squareMetres: 48_600, classrooms: 48, classroomSquareMetres: 50, laboratories: 7 },
      toilets: { girls: 32, boys: 34 },
      results: [
        { year: 2025, className: 'Class 10', entered: 79, passed: 78 },
        { year: 2025, className: 'Class 12', entered: 66, passed: 65 },
        { year: 2024, className: 'Class 10', entered: 75, passed: 74 },
        { year: 2024, className: 'Class 12', entered: 61, passed: 61 },
        { year: 2023, className: 'Class 10', entered: 70, passed: 67 },
        { year: 2023, className: 'Class 12', entered: 58, passed: 55 },
      ],
    },
    visits: { weekdays: [2, 5, 6], times: ['10:00', '14:00'], capacity: 4 },
    scene: { storeys: 3, roof: 'tiled', sport: 'swimming', landmark: 'river', weather: 'monsoon' },
  },
} as const satisfies DetailsOf<typeof jabalpur>;
