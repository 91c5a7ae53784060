import type { delhi } from '@/data/places/delhi';
import type { DetailsOf } from './record';

export const delhiDetails = {
  91: {
    address: { street: 'Plot 6, Pocket 2, Sector 12', pin: '110078' },
    telephone: '18000001091',
    whatsapp: '910000001091',
    head: {
      name: 'Dr Meenakshi Sabharwal',
      since: 2016,
      line: 'Come at two, when one class after the other goes home. How children leave tells you how their day was.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '16:00'] },
    schoolHours: {
      'pre-primary': ['09:00', '12:45'],
      primary: ['08:00', '13:45'],
      middle: ['07:45', '14:00'],
      secondary: ['07:45', '14:15'],
      'senior-secondary': ['07:45', '14:30'],
    },
    affiliation: { number: '0027091', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 24,
      primary: 32,
      middle: 36,
      secondary: 36,
      'senior-secondary': 34,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'French', 'Punjabi'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'roboticsLab',
      'artRoom',
      'musicRoom',
      'auditorium',
      'sandpit',
      'basketballCourt',
      'cricketNets',
      'indoorGames',
      'medicalRoom',
      'canteen',
      'lift',
      'solarRoof',
    ],
    buses: {
      fees: { A: 27_600, B: 33_000, C: 39_600 },
      stops: [
        { locality: 'Kakrola', minutes: 10, zone: 'A' },
        { locality: 'Matiala', minutes: 13, zone: 'A' },
        { locality: 'Bindapur', minutes: 16, zone: 'A' },
        { locality: 'Nawada', minutes: 19, zone: 'B' },
        { locality: 'Dabri', minutes: 21, zone: 'B' },
        { locality: 'Palam', minutes: 22, zone: 'B' },
        { locality: 'Sadh Nagar', minutes: 26, zone: 'C' },
        { locality: 'Uttam Nagar', minutes: 27, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_000, admission: 30_000, term: 31_500 },
        primary: { application: 1_000, admission: 35_000, term: 36_800 },
        middle: { application: 1_000, admission: 38_000, term: 40_200 },
        secondary: { application: 1_000, admission: 40_000, term: 44_500 },
        'senior-secondary': { application: 1_200, admission: 42_000, term: 49_800 },
      },
      dueOn: ['04-10', '08-10', '12-10'],
    },
    looks: {
      'pre-primary':
        'Five rooms on the ground floor open onto a sandpit under a neem tree, and each has a window seat for two.',
      primary:
        'The corridor of the first floor is a long map of Delhi, to which each class adds its own street.',
      middle:
        'Classes change rooms by subject here; the geography room has a weather station on its balcony.',
      secondary:
        'The top floor is quiet by agreement, with a reading bay between the science laboratories.',
      'senior-secondary':
        'Streams share one common room, with a board of the Metro’s timetable and a kettle.',
    },
    firstDays:
      'A newcomer adds a street to the map of Delhi on the first floor and finds out who lives around the corner. In the senior classes the first Friday ends with tea, poured by those who were new last year.',
    photos: {},
    teachers: { postGraduate: 22, graduate: 31, primary: 38, special: 2, counsellors: 2 },
    disclosure: {
      trust: 'Opaline Education Society, Delhi',
      certificates: {
        building: '2024-08-12',
        fire: '2025-01-20',
        water: '2025-02-06',
        recognition: '2017-03-28',
      },
      campus: { squareMetres: 12_300, classrooms: 62, classroomSquareMetres: 46, laboratories: 7 },
      toilets: { girls: 38, boys: 36 },
      results: [
        { year: 2025, className: 'Class 10', entered: 138, passed: 137 },
        { year: 2025, className: 'Class 12', entered: 104, passed: 102 },
        { year: 2024, className: 'Class 10', entered: 131, passed: 130 },
        { year: 2024, className: 'Class 12', entered: 97, passed: 96 },
        { year: 2023, className: 'Class 10', entered: 126, passed: 124 },
        { year: 2023, className: 'Class 12', entered: 92, passed: 92 },
      ],
    },
    visits: { weekdays: [2, 4, 6], times: ['09:30', '11:00'], capacity: 4 },
    scene: { storeys: 4, roof: 'solar', sport: 'cricket', landmark: 'metro', weather: 'winter' },
  },
} as const satisfies DetailsOf<typeof delhi>;
