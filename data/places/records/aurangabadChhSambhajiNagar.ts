import type { aurangabadChhSambhajiNagar } from '@/data/places/aurangabadChhSambhajiNagar';
import type { DetailsOf } from './record';

export const aurangabadChhSambhajiNagarDetails = {
  92: {
    address: { street: 'Gat No. 118, Plots 4 to 6, Sudhakar Nagar Road', pin: '431010' },
    telephone: '18000001092',
    whatsapp: '910000001092',
    head: {
      name: 'Dr Rehana Siddiqui',
      since: 2019,
      line: 'Speak Marathi, Urdu or Hindi with us. Your child will bring English home by Diwali and correct us both.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '15:30'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:15'],
      primary: ['08:00', '13:15'],
      middle: ['07:45', '13:30'],
      secondary: ['07:30', '13:45'],
    },
    affiliation: { number: '0014092', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 25, primary: 35, middle: 36, secondary: 36 },
    languages: { second: ['Marathi', 'Urdu'], third: ['Hindi', 'Sanskrit'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'playground',
      'sandpit',
      'footballField',
      'cricketNets',
      'kabaddiCourt',
      'medicalRoom',
      'garden',
    ],
    buses: {
      fees: { A: 14_400, B: 18_000, C: 22_800 },
      stops: [
        { locality: 'Deolai', minutes: 7, zone: 'A' },
        { locality: 'Satara Parisar', minutes: 9, zone: 'A' },
        { locality: 'Ulkanagari', minutes: 13, zone: 'A' },
        { locality: 'Garkheda', minutes: 15, zone: 'B' },
        { locality: 'Pundlik Nagar', minutes: 16, zone: 'B' },
        { locality: 'Shivaji Nagar', minutes: 18, zone: 'B' },
        { locality: 'Osmanpura', minutes: 20, zone: 'B' },
        { locality: 'Jawahar Colony', minutes: 23, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 600, admission: 14_000, term: 20_300 },
        primary: { application: 600, admission: 16_500, term: 22_900 },
        middle: { application: 600, admission: 18_000, term: 25_600 },
        secondary: { application: 800, admission: 19_500, term: 28_750 },
      },
      dueOn: ['06-16', '10-16', '02-16'],
    },
    looks: {
      'pre-primary':
        'Small arches between the rooms copy the old gates of the city, and the children call out which one they come through.',
      primary:
        'A row of bicycle helmets hangs at the entrance, one hook to a child, with a mirror beside it.',
      middle:
        'The art room keeps a rock-cut relief made of soap, a full wall long, to which each Grade 6 adds a figure after its day at Ellora.',
      secondary:
        'On the terrace Grade 9 grows pomegranates in drums and sells them to the staff at a profit.',
    },
    firstDays:
      'A new child chooses an arch to come in by, and the class guesses which one from the footsteps. Helmets are lent until you have bought one, and the mirror beside the hooks has helped with many a tear.',
    photos: {},
    teachers: { postGraduate: 4, graduate: 17, primary: 23, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline Marathwada Education Society',
      certificates: {
        building: '2024-08-28',
        fire: '2025-01-15',
        water: '2025-02-19',
        recognition: '2019-06-20',
      },
      campus: { squareMetres: 6_800, classrooms: 40, classroomSquareMetres: 46, laboratories: 3 },
      toilets: { girls: 25, boys: 26 },
      results: [],
    },
    visits: { weekdays: [1, 4, 6], times: ['09:30', '11:30'], capacity: 4 },
    scene: { storeys: 3, roof: 'vault', sport: 'kabaddi', landmark: 'stadium', weather: 'sun' },
  },
} as const satisfies DetailsOf<typeof aurangabadChhSambhajiNagar>;
