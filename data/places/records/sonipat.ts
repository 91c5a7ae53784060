import type { sonipat } from '@/data/places/sonipat';
import type { DetailsOf } from './record';

export const sonipatDetails = {
  113: {
    address: { street: 'Plot 11A, Rajiv Gandhi Education City', pin: '131029' },
    telephone: '18000001113',
    whatsapp: '910000001113',
    head: {
      name: 'Virender Rathee',
      since: 2015,
      line: 'I live on the campus and my light is the last to go out. On the first Sunday a new boarder eats with my family, and may complain about the salt.',
    },
    office: { days: 'Monday to Saturday', hours: ['09:00', '17:00'] },
    schoolHours: {
      primary: ['08:15', '14:15'],
      middle: ['08:00', '14:45'],
      secondary: ['08:00', '15:15'],
      'senior-secondary': ['08:00', '15:30'],
    },
    affiliation: { number: '0006113', validUntil: '2030-03-31', checkedOn: '2025-04-15' },
    classSize: { primary: 28, middle: 30, secondary: 32, 'senior-secondary': 30 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Punjabi', 'French'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'mathsLab',
      'roboticsLab',
      'artRoom',
      'musicRoom',
      'auditorium',
      'swimmingPool',
      'basketballCourt',
      'footballField',
      'cricketNets',
      'archeryRange',
      'indoorGames',
      'medicalRoom',
      'canteen',
      'hostel',
    ],
    buses: {
      fees: { A: 27_000, B: 33_600, C: 42_000 },
      stops: [
        { locality: 'Badh Malik', minutes: 8, zone: 'A' },
        { locality: 'Bahalgarh', minutes: 12, zone: 'A' },
        { locality: 'Jatheri', minutes: 13, zone: 'A' },
        { locality: 'Rasoi', minutes: 17, zone: 'B' },
        { locality: 'Jakhauli', minutes: 19, zone: 'B' },
        { locality: 'Nathupur', minutes: 20, zone: 'B' },
        { locality: 'Kundli', minutes: 24, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        primary: { application: 2_000, admission: 60_000, term: 62_500 },
        middle: { application: 2_000, admission: 65_000, term: 68_400 },
        secondary: { application: 2_000, admission: 70_000, term: 74_900 },
        'senior-secondary': { application: 2_500, admission: 75_000, term: 83_600 },
      },
      dueOn: ['04-20', '10-20'],
      boarding: 364_000,
    },
    looks: {
      primary:
        'Grades 1 to 5 have a low house of their own beside the dining hall, because hunger comes early there.',
      middle:
        'An archery range begins where the classrooms end, with the wheat of the next farm behind the targets.',
      secondary:
        'The evening study hall has four hundred lamps and one rule, which is written on the door: ask first.',
      'senior-secondary':
        'Grade 12 looks after the tea kitchen of the boarding house, and its accounts are read out on Fridays.',
    },
    firstDays:
      'Grade 12 carries the trunks, pours the family’s tea and answers what parents do not ask the staff. In October new day pupils from Grade 6 on are lent a bed for one night, to learn what the others mean when they say home.',
    photos: {},
    teachers: { postGraduate: 24, graduate: 23, primary: 13, special: 2, counsellors: 3 },
    disclosure: {
      trust: 'Opaline Residential Schools Trust, Haryana',
      certificates: {
        building: '2024-10-03',
        fire: '2025-03-20',
        water: '2025-03-11',
        recognition: '2013-04-17',
      },
      campus: { squareMetres: 42_500, classrooms: 48, classroomSquareMetres: 50, laboratories: 8 },
      toilets: { girls: 34, boys: 36 },
      results: [
        { year: 2025, className: 'Class 10', entered: 92, passed: 92 },
        { year: 2025, className: 'Class 12', entered: 88, passed: 86 },
        { year: 2024, className: 'Class 10', entered: 90, passed: 89 },
        { year: 2024, className: 'Class 12', entered: 83, passed: 83 },
        { year: 2023, className: 'Class 10', entered: 84, passed: 83 },
        { year: 2023, className: 'Class 12', entered: 78, passed: 74 },
      ],
    },
    visits: { weekdays: [2, 4, 6], times: ['10:30', '14:00'], capacity: 5 },
    scene: { storeys: 2, roof: 'gable', sport: 'archery', landmark: 'field', weather: 'winter' },
  },
  114: {
    address: { street: 'Plot 18, Gali No. 5, Vikas Nagar', pin: '131001' },
    telephone: '18000001114',
    whatsapp: '910000001114',
    head: {
      name: 'Sunita Sangwan',
      since: 2011,
      line: 'Half of our Grade 12 sat here in Pre-Nursery. We still have their handprints on the wall, and some of them check.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:00', '15:00'] },
    schoolHours: {
      'pre-primary': ['09:00', '12:30'],
      primary: ['08:00', '13:45'],
      middle: ['07:45', '14:00'],
      secondary: ['07:45', '14:15'],
      'senior-secondary': ['07:45', '14:15'],
    },
    affiliation: { number: '0006114', validUntil: '2027-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 26,
      primary: 36,
      middle: 38,
      secondary: 38,
      'senior-secondary': 36,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Punjabi'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'mathsLab',
      'artRoom',
      'musicRoom',
      'auditorium',
      'openAirStage',
      'playground',
      'sandpit',
      'basketballCourt',
      'cricketNets',
      'cycleTrack',
      'indoorGames',
      'medicalRoom',
      'canteen',
      'solarRoof',
    ],
    buses: {
      fees: { A: 15_600, B: 19_800, C: 25_200 },
      stops: [
        { locality: 'Model Town', minutes: 7, zone: 'A' },
        { locality: 'Sector 14', minutes: 8, zone: 'A' },
        { locality: 'Sector 15', minutes: 11, zone: 'A' },
        { locality: 'Sector 23', minutes: 12, zone: 'A' },
        { locality: 'Sector 12', minutes: 13, zone: 'B' },
        { locality: 'Atlas Road', minutes: 15, zone: 'B' },
        { locality: 'Subhash Chowk', minutes: 17, zone: 'B' },
        { locality: 'Kalupur', minutes: 20, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 600, admission: 16_000, term: 16_900 },
        primary: { application: 600, admission: 18_500, term: 19_200 },
        middle: { application: 600, admission: 20_000, term: 21_300 },
        secondary: { application: 800, admission: 21_500, term: 24_100 },
        'senior-secondary': { application: 1_000, admission: 24_000, term: 28_600 },
      },
      dueOn: ['04-10', '07-10', '10-10', '01-10'],
    },
    looks: {
      'pre-primary':
        'Handprints in sixteen colours go along the wall of the ground floor, one row for every year.',
      primary:
        'Twenty bicycles from the old Atlas works stand in the porch for the traffic park that Grade 2 runs.',
      middle:
        'The middle court has an open-air stage under a peepal, and assembly ends with one riddle for all.',
      secondary:
        'Grade 10 reads its newspapers standing, at sloping tables along the sunny side of the corridor.',
      'senior-secondary':
        'Commerce and science share a balcony over the railway, and know every train to Panipat by its horn.',
    },
    firstDays:
      'A hand in paint is the only ceremony of admission that we have, and late joiners find their place kept in the row. On the Saturday before term the traffic park is open to new families, with helmets for fathers.',
    photos: {},
    teachers: { postGraduate: 21, graduate: 29, primary: 37, special: 2, counsellors: 2 },
    disclosure: {
      trust: 'Opaline Education Society, Sonipat',
      certificates: {
        building: '2023-10-18',
        fire: '2024-11-14',
        water: '2025-01-09',
        recognition: '2006-05-22',
      },
      campus: { squareMetres: 9_700, classrooms: 72, classroomSquareMetres: 46, laboratories: 7 },
      toilets: { girls: 42, boys: 44 },
      results: [
        { year: 2025, className: 'Class 10', entered: 142, passed: 139 },
        { year: 2025, className: 'Class 12', entered: 121, passed: 117 },
        { year: 2024, className: 'Class 10', entered: 138, passed: 136 },
        { year: 2024, className: 'Class 12', entered: 118, passed: 116 },
        { year: 2023, className: 'Class 10', entered: 135, passed: 131 },
        { year: 2023, className: 'Class 12', entered: 109, passed: 105 },
      ],
    },
    visits: { weekdays: [1, 3, 6], times: ['09:00', '11:00'], capacity: 5 },
    scene: { storeys: 3, roof: 'flat', sport: 'cycling', landmark: 'station', weather: 'mist' },
  },
} as const satisfies DetailsOf<typeof sonipat>;
