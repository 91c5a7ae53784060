import type { tumkur } from '@/data/places/tumkur';
import type { DetailsOf } from './record';

export const tumkurDetails = {
  95: {
    address: { street: 'Site 27/1B, 4th Cross, Mahalakshmi Nagara', pin: '572103' },
    telephone: '18000001095',
    whatsapp: '910000001095',
    head: {
      name: 'Vasanth Rudraiah',
      since: 2020,
      line: 'If you speak only Kannada at home, good: your child arrives with one whole language. We add the second without taking the first.',
    },
    office: { days: 'Monday to Saturday', hours: ['09:00', '16:00'] },
    schoolHours: {
      'pre-primary': ['09:30', '12:45'],
      primary: ['09:00', '14:30'],
      middle: ['09:00', '15:00'],
    },
    affiliation: { number: '0008095', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 24, primary: 32, middle: 34 },
    languages: { second: ['Kannada'], third: ['Hindi', 'Sanskrit'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'playground',
      'sandpit',
      'cricketNets',
      'medicalRoom',
      'garden',
    ],
    buses: {
      fees: { A: 13_200, B: 16_800, C: 21_600 },
      stops: [
        { locality: 'Ashok Nagar', minutes: 6, zone: 'A' },
        { locality: 'SS Puram', minutes: 9, zone: 'A' },
        { locality: 'Saraswathipuram', minutes: 11, zone: 'A' },
        { locality: 'Kyathsandra', minutes: 13, zone: 'B' },
        { locality: 'Upparahalli', minutes: 14, zone: 'B' },
        { locality: 'Shettihalli', minutes: 19, zone: 'B' },
        { locality: 'Maralur', minutes: 21, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 500, admission: 12_000, term: 28_200 },
        primary: { application: 500, admission: 14_000, term: 31_900 },
        middle: { application: 500, admission: 15_500, term: 35_600 },
      },
      dueOn: ['06-09', '11-09'],
    },
    looks: {
      'pre-primary':
        'Coconut palms throw a striped shade over the sandpit, and a net in between catches the nuts.',
      primary:
        'Every notice on the first floor is written twice, in Kannada by one child and in English by another.',
      middle:
        'The middle school collects stones from Devarayanadurga in drawers, each with a label and the name of who carried it.',
    },
    firstDays:
      'June’s notices are written large and in both scripts, so that every newcomer can read one of them alone. A stone from your own street goes into the drawers that week, with a label and the name of its bearer.',
    photos: {},
    teachers: { postGraduate: 2, graduate: 11, primary: 16, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline Tumakuru Education Trust',
      certificates: {
        building: '2024-08-20',
        fire: '2025-02-04',
        water: '2025-01-10',
        recognition: '2018-06-04',
      },
      campus: { squareMetres: 5_200, classrooms: 28, classroomSquareMetres: 46, laboratories: 2 },
      toilets: { girls: 14, boys: 15 },
      results: [],
    },
    visits: { weekdays: [3, 5, 6], times: ['10:00', '12:00'], capacity: 3 },
    scene: { storeys: 3, roof: 'tiled', sport: 'cricket', landmark: 'lake', weather: 'breeze' },
  },
} as const satisfies DetailsOf<typeof tumkur>;
