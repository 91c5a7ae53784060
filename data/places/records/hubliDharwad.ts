import type { hubliDharwad } from '@/data/places/hubliDharwad';
import type { DetailsOf } from './record';

export const hubliDharwadDetails = {
  112: {
    address: { street: 'CTS No. 41/3A, 2nd Main, 5th Cross', pin: '580001' },
    telephone: '18000001112',
    whatsapp: '910000001112',
    head: {
      name: 'Geeta Umarani',
      since: 2016,
      line: 'Somebody is always singing in this building. If it is out of tune it is probably me, and I apologise with pedha.',
    },
    office: { days: 'Monday to Saturday', hours: ['09:00', '15:30'] },
    schoolHours: {
      'pre-primary': ['09:30', '12:45'],
      primary: ['09:00', '14:15'],
      middle: ['08:45', '14:30'],
    },
    affiliation: { number: '0008112', validUntil: '2031-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 20, primary: 30, middle: 32 },
    languages: { second: ['Kannada', 'Hindi'], third: ['Sanskrit', 'Marathi'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'danceRoom',
      'playground',
      'sandpit',
      'footballField',
      'medicalRoom',
      'garden',
    ],
    buses: {
      fees: { A: 12_300, B: 15_900, C: 20_400 },
      stops: [
        { locality: 'Malmaddi', minutes: 6, zone: 'A' },
        { locality: 'Line Bazaar', minutes: 8, zone: 'A' },
        { locality: 'Saptapur', minutes: 9, zone: 'A' },
        { locality: 'Hosayellapur', minutes: 11, zone: 'B' },
        { locality: 'Toll Naka', minutes: 12, zone: 'B' },
        { locality: 'Kalyan Nagar', minutes: 13, zone: 'B' },
        { locality: 'Vidyagiri', minutes: 14, zone: 'B' },
        { locality: 'Kelgeri', minutes: 18, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 500, admission: 11_500, term: 20_800 },
        primary: { application: 500, admission: 13_500, term: 23_700 },
        middle: { application: 500, admission: 15_000, term: 26_100 },
      },
      dueOn: ['06-07', '10-07', '02-07'],
    },
    looks: {
      'pre-primary':
        'K2 learns the seven notes on seven stairs, and goes home up and down the scale.',
      primary:
        'Tanpuras lie on a carpet in the middle of the primary floor, and shoes stop two metres before them.',
      middle:
        'The rooms of Grades 6 to 8 have tiled roofs with glass in them, so the monsoon over Kolikeri Lake is part of the lesson.',
    },
    firstDays:
      'Whoever is new picks one of the seven stairs, and for a week that note is sung when they step on it. Instruments are lent, a tanpura or a harmonium, and nobody has to choose before winter.',
    photos: {},
    teachers: { postGraduate: 2, graduate: 11, primary: 15, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline North Karnataka Education Trust',
      certificates: {
        building: '2024-10-15',
        fire: '2025-02-21',
        water: '2025-03-14',
        recognition: '2014-06-09',
      },
      campus: { squareMetres: 4_400, classrooms: 27, classroomSquareMetres: 46, laboratories: 2 },
      toilets: { girls: 14, boys: 14 },
      results: [],
    },
    visits: { weekdays: [2, 4, 6], times: ['10:00', '12:00'], capacity: 3 },
    scene: { storeys: 2, roof: 'tiled', sport: 'football', landmark: 'lake', weather: 'monsoon' },
  },
} as const satisfies DetailsOf<typeof hubliDharwad>;
