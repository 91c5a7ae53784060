import type { ahmednagar } from '@/data/places/ahmednagar';
import type { DetailsOf } from './record';

export const ahmednagarDetails = {
  93: {
    address: { street: 'Survey No. 88/2, Plots 3 and 4, Kushthadham Road', pin: '414003' },
    telephone: '18000001093',
    whatsapp: '910000001093',
    head: {
      name: 'Ujwala Tambe',
      since: 2019,
      line: 'We are a small school and a loud one until a quarter past eight. Then you can hear the parrots in the banyan.',
    },
    office: { days: 'Monday to Friday', hours: ['08:15', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:30', '11:45'],
      primary: ['08:15', '13:30'],
      middle: ['08:15', '14:00'],
    },
    affiliation: { number: '0013093', validUntil: '2030-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 22, primary: 32, middle: 34 },
    languages: { second: ['Marathi'], third: ['Hindi', 'Sanskrit'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'playground',
      'sandpit',
      'cricketNets',
      'volleyballCourt',
      'medicalRoom',
      'garden',
    ],
    buses: {
      fees: { A: 12_000, B: 15_600, C: 19_800 },
      stops: [
        { locality: 'Pipeline Road', minutes: 5, zone: 'A' },
        { locality: 'Gulmohar Road', minutes: 8, zone: 'A' },
        { locality: 'Tapovan Road', minutes: 9, zone: 'A' },
        { locality: 'Professor Colony', minutes: 11, zone: 'B' },
        { locality: 'Balikashram Road', minutes: 13, zone: 'B' },
        { locality: 'Delhi Gate', minutes: 14, zone: 'B' },
        { locality: 'Bolhegaon', minutes: 15, zone: 'B' },
        { locality: 'Nagapur', minutes: 19, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 500, admission: 12_500, term: 29_600 },
        primary: { application: 500, admission: 14_500, term: 33_400 },
        middle: { application: 500, admission: 16_000, term: 37_100 },
      },
      dueOn: ['06-13', '11-13'],
    },
    looks: {
      'pre-primary':
        'Mats, low shelves and brass taps fill the room of the two-year-olds, and a cat of carved wood guards the slippers.',
      primary: 'Grade 3 has built Bhistbag Mahal from matchboxes, with a mirror for its pool.',
      middle:
        'The upper classes share a pottery wheel on the back veranda, and a shelf marked ‘Leaning, but ours’.',
    },
    firstDays:
      'New families come at half past seven on one morning and see the rooms with nobody in them. Then the others arrive one by one, which is a better way to meet a class than all at a time.',
    photos: {},
    teachers: { postGraduate: 2, graduate: 12, primary: 17, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline Nagar Education Society',
      certificates: {
        building: '2024-07-16',
        fire: '2025-01-09',
        water: '2025-02-13',
        recognition: '2018-06-18',
      },
      campus: { squareMetres: 4_900, classrooms: 30, classroomSquareMetres: 46, laboratories: 2 },
      toilets: { girls: 15, boys: 16 },
      results: [],
    },
    visits: { weekdays: [2, 4], times: ['09:30', '11:30'], capacity: 3 },
    scene: {
      storeys: 2,
      roof: 'vault',
      sport: 'volleyball',
      landmark: 'monument',
      weather: 'breeze',
    },
  },
} as const satisfies DetailsOf<typeof ahmednagar>;
