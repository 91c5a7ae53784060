import type { rohtak } from '@/data/places/rohtak';
import type { DetailsOf } from './record';

export const rohtakDetails = {
  94: {
    address: { street: 'Killa No. 48/12, NH 9 service road', pin: '124001' },
    telephone: '18000001094',
    whatsapp: '910000001094',
    head: {
      name: 'Kavita Sihag',
      since: 2019,
      line: 'Girls wrestle here on Tuesdays and boys on Wednesdays, and the mat is washed by whoever lost. Everyone does the spelling test.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:30', '15:30'] },
    schoolHours: {
      'pre-primary': ['09:15', '12:30'],
      primary: ['08:30', '13:45'],
      middle: ['08:15', '14:00'],
      secondary: ['08:15', '14:30'],
    },
    affiliation: { number: '0006094', validUntil: '2030-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 25, primary: 35, middle: 36, secondary: 36 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Punjabi'] },
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
      'indoorGames',
      'medicalRoom',
      'canteen',
    ],
    buses: {
      fees: { A: 14_700, B: 18_900, C: 24_000 },
      stops: [
        { locality: 'Bohar', minutes: 8, zone: 'A' },
        { locality: 'Asthal Bohar', minutes: 11, zone: 'A' },
        { locality: 'Sheela Bypass', minutes: 13, zone: 'A' },
        { locality: 'Sector 1', minutes: 15, zone: 'B' },
        { locality: 'Garhi Bohar', minutes: 16, zone: 'B' },
        { locality: 'Sector 2', minutes: 16, zone: 'B' },
        { locality: 'Model Town', minutes: 19, zone: 'B' },
        { locality: 'Kheri Sadh', minutes: 24, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 500, admission: 13_000, term: 15_300 },
        primary: { application: 500, admission: 15_000, term: 17_200 },
        middle: { application: 500, admission: 16_500, term: 19_100 },
        secondary: { application: 700, admission: 18_000, term: 21_650 },
      },
      dueOn: ['04-11', '07-11', '10-11', '01-11'],
    },
    looks: {
      'pre-primary':
        'Quilts in five sizes lie in a chest by the Nursery door for the mornings of fog.',
      primary:
        'The primary yard has a pit of soft red earth beside the swings, where wrestling starts as rolling.',
      middle:
        'Grade 6 to 8 keep a weather book, and its thickest chapter is called ‘Could not see the gate’.',
      secondary:
        'Grade 9 looks over Tilyar Lake from the upper veranda and shares the field glasses in the order of the roll.',
    },
    firstDays:
      'Everyone who is new learns to fall, sideways, on soft earth and laughing, before they learn to throw. In the weeks of fog a teacher with a torch meets their bus at the road.',
    photos: {},
    teachers: { postGraduate: 4, graduate: 16, primary: 20, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline Education Society, Rohtak',
      certificates: {
        building: '2024-10-22',
        fire: '2025-01-28',
        water: '2025-02-20',
        recognition: '2018-05-08',
      },
      campus: { squareMetres: 9_300, classrooms: 37, classroomSquareMetres: 46, laboratories: 3 },
      toilets: { girls: 22, boys: 22 },
      results: [],
    },
    visits: { weekdays: [1, 4, 6], times: ['10:00', '12:00'], capacity: 4 },
    scene: { storeys: 3, roof: 'flat', sport: 'kabaddi', landmark: 'lake', weather: 'mist' },
  },
} as const satisfies DetailsOf<typeof rohtak>;
