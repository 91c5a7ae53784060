import type { nagpur } from '@/data/places/nagpur';
import type { DetailsOf } from './record';

export const nagpurDetails = {
  96: {
    address: { street: 'Plots 8 to 11, Khasra No. 57/3, Gajanan Layout', pin: '440030' },
    telephone: '18000001096',
    whatsapp: '910000001096',
    head: {
      name: 'Vaishali Wankhede',
      since: 2018,
      line: 'In April we begin at seven and drink water by the bell: a child who forgets is reminded by thirty friends.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:00', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:30', '12:00'],
      primary: ['07:30', '13:00'],
      middle: ['07:15', '13:15'],
      secondary: ['07:15', '13:30'],
    },
    affiliation: { number: '0013096', validUntil: '2028-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 25, primary: 34, middle: 36, secondary: 36 },
    languages: { second: ['Marathi'], third: ['Hindi', 'Sanskrit'] },
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
      'runningTrack',
      'medicalRoom',
      'canteen',
      'solarRoof',
    ],
    buses: {
      fees: { A: 16_200, B: 20_400, C: 25_800 },
      stops: [
        { locality: 'Mankapur', minutes: 6, zone: 'A' },
        { locality: 'Zingabai Takli', minutes: 9, zone: 'A' },
        { locality: 'Friends Colony', minutes: 14, zone: 'A' },
        { locality: 'Jaripatka', minutes: 17, zone: 'B' },
        { locality: 'Godhani', minutes: 19, zone: 'B' },
        { locality: 'Indora', minutes: 20, zone: 'B' },
        { locality: 'Bokhara', minutes: 22, zone: 'B' },
        { locality: 'Koradi', minutes: 28, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 700, admission: 18_000, term: 33_500 },
        primary: { application: 700, admission: 20_000, term: 37_200 },
        middle: { application: 700, admission: 21_500, term: 40_800 },
        secondary: { application: 900, admission: 23_000, term: 45_100 },
      },
      dueOn: ['06-20', '11-20'],
    },
    looks: {
      'pre-primary':
        'Thick walls and a high tin veranda keep four rooms cool, and each has a clay water pot with a lid painted by the class.',
      primary: 'The stairs count to sixty in Marathi going up and in English coming down.',
      middle:
        'A running track of 200 metres goes right around the building, past the windows of Grade 7.',
      secondary:
        'The science laboratory looks at the cooling towers of Koradi, which are drawn and explained every year.',
    },
    firstDays:
      'Those who start at the end of June have four short days, since the heat is slow to go. On the second day they fill the water pot of their room with a partner, and so learn where everything is.',
    photos: {},
    teachers: { postGraduate: 5, graduate: 19, primary: 22, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline Vidarbha Education Society',
      certificates: {
        building: '2024-05-30',
        fire: '2025-03-03',
        water: '2025-02-21',
        recognition: '2016-06-11',
      },
      campus: { squareMetres: 7_600, classrooms: 40, classroomSquareMetres: 46, laboratories: 4 },
      toilets: { girls: 22, boys: 24 },
      results: [
        { year: 2025, className: 'Class 10', entered: 71, passed: 70 },
        { year: 2024, className: 'Class 10', entered: 66, passed: 66 },
        { year: 2023, className: 'Class 10', entered: 58, passed: 55 },
      ],
    },
    visits: { weekdays: [2, 5, 6], times: ['09:00', '11:00'], capacity: 5 },
    scene: { storeys: 3, roof: 'solar', sport: 'athletics', landmark: 'stadium', weather: 'sun' },
  },
} as const satisfies DetailsOf<typeof nagpur>;
