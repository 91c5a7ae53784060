import type { jaipur } from '@/data/places/jaipur';
import type { DetailsOf } from './record';

export const jaipurDetails = {
  107: {
    address: { street: 'Khasra No. 1022, Bandh Road', pin: '302029' },
    telephone: '18000001107',
    whatsapp: '910000001107',
    head: {
      name: 'Manvendra Singh Shekhawat',
      since: 2016,
      line: 'The flamingos on the reservoir keep no timetable, so in January I move mine. Ask any child which lesson was held on the dam.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:00', '15:30'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:30'],
      primary: ['08:15', '13:45'],
      middle: ['08:00', '14:15'],
      secondary: ['08:00', '14:45'],
      'senior-secondary': ['08:00', '14:45'],
    },
    affiliation: { number: '0017107', validUntil: '2030-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 24,
      primary: 32,
      middle: 35,
      secondary: 35,
      'senior-secondary': 32,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'French'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'mathsLab',
      'roboticsLab',
      'artRoom',
      'musicRoom',
      'auditorium',
      'playground',
      'sandpit',
      'swimmingPool',
      'footballField',
      'cricketNets',
      'runningTrack',
      'medicalRoom',
      'canteen',
      'solarRoof',
    ],
    buses: {
      fees: { A: 21_000, B: 27_600, C: 36_000 },
      stops: [
        { locality: 'Mahapura', minutes: 9, zone: 'A' },
        { locality: 'Jaisinghpura', minutes: 12, zone: 'A' },
        { locality: 'Muhana', minutes: 17, zone: 'A' },
        { locality: 'Thikariya', minutes: 19, zone: 'B' },
        { locality: 'Bhankrota', minutes: 24, zone: 'B' },
        { locality: 'Bad Ke Balaji', minutes: 27, zone: 'B' },
        { locality: 'Ajmer Road', minutes: 38, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 1_000, admission: 28_000, term: 39_800 },
        primary: { application: 1_000, admission: 31_000, term: 44_600 },
        middle: { application: 1_000, admission: 33_500, term: 48_900 },
        secondary: { application: 1_200, admission: 36_000, term: 54_700 },
        'senior-secondary': { application: 1_500, admission: 40_000, term: 61_500 },
      },
      dueOn: ['04-18', '10-18'],
    },
    looks: {
      'pre-primary':
        'A long veranda of pink stone faces north, and the whole Nursery can lie on it in May without being warm.',
      primary:
        'Between primary block and field stands a stepwell of nine steps, dry and safe, which is the best seat for a story.',
      middle:
        'The middle school has a map room whose globe is a metre and a half wide and must be walked around.',
      secondary:
        'Twelve benches in the chemistry laboratory look towards Nevta Dam, and the pelicans spoil many a titration.',
      'senior-secondary':
        'Grade 12 has a tower room with a terrace, reached by forty-four steps, and takes its visitors up there.',
    },
    firstDays:
      'On the first day the new Nursery lies down on the veranda, teachers too, and listens until somebody hears a bird. Older newcomers are taken up the tower once, to look for their own roof.',
    photos: {},
    teachers: { postGraduate: 17, graduate: 24, primary: 22, special: 2, counsellors: 2 },
    disclosure: {
      trust: 'Opaline Rajputana Education Society',
      certificates: {
        building: '2024-09-04',
        fire: '2025-03-07',
        water: '2025-02-26',
        recognition: '2012-04-11',
      },
      campus: { squareMetres: 26_800, classrooms: 56, classroomSquareMetres: 50, laboratories: 7 },
      toilets: { girls: 30, boys: 32 },
      results: [
        { year: 2025, className: 'Class 10', entered: 98, passed: 97 },
        { year: 2025, className: 'Class 12', entered: 74, passed: 73 },
        { year: 2024, className: 'Class 10', entered: 93, passed: 93 },
        { year: 2024, className: 'Class 12', entered: 70, passed: 68 },
        { year: 2023, className: 'Class 10', entered: 88, passed: 85 },
        { year: 2023, className: 'Class 12', entered: 64, passed: 64 },
      ],
    },
    visits: { weekdays: [2, 4, 6], times: ['09:30', '11:30'], capacity: 5 },
    scene: { storeys: 3, roof: 'solar', sport: 'athletics', landmark: 'lake', weather: 'winter' },
  },
  108: {
    address: { street: 'E-347, Hanuman Path', pin: '302021' },
    telephone: '18000001108',
    whatsapp: '910000001108',
    head: {
      name: 'Anuradha Soni',
      since: 2015,
      line: 'I read every excuse note twice, once for the reason and once for the style. The best hang in the staff room, without names.',
    },
    office: { days: 'Monday to Saturday', hours: ['08:00', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:30', '12:00'],
      primary: ['08:00', '13:30'],
      middle: ['07:45', '13:45'],
      secondary: ['07:45', '14:00'],
    },
    affiliation: { number: '0017108', validUntil: '2028-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 24, primary: 34, middle: 36, secondary: 36 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'French'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'artRoom',
      'musicRoom',
      'danceRoom',
      'playground',
      'sandpit',
      'skatingRink',
      'indoorGames',
      'medicalRoom',
      'canteen',
    ],
    buses: {
      fees: { A: 17_400, B: 21_600, C: 27_000 },
      stops: [
        { locality: 'Chitrakoot', minutes: 6, zone: 'A' },
        { locality: 'Gandhi Path', minutes: 8, zone: 'A' },
        { locality: 'Vidyut Nagar', minutes: 10, zone: 'A' },
        { locality: 'Khatipura', minutes: 12, zone: 'A' },
        { locality: 'Hanuman Nagar', minutes: 13, zone: 'B' },
        { locality: 'Nirman Nagar', minutes: 17, zone: 'B' },
        { locality: 'Panchyawala', minutes: 19, zone: 'B' },
        { locality: 'Sirsi Road', minutes: 26, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 800, admission: 22_000, term: 19_400 },
        primary: { application: 800, admission: 24_500, term: 21_800 },
        middle: { application: 800, admission: 26_000, term: 24_050 },
        secondary: { application: 1_000, admission: 28_000, term: 27_300 },
      },
      dueOn: ['04-10', '07-10', '10-10', '01-10'],
    },
    looks: {
      'pre-primary':
        'Four sunny rooms share a bathroom with taps shaped like elephants, and hands here are very clean.',
      primary:
        'Block-printed curtains made by Grade 5 hang in every primary class, and no two repeat.',
      middle:
        'The skating ring lies in the middle of the building, so that Grade 6 arrives at the library out of breath.',
      secondary:
        'Class 10 keeps a board with the mistakes of the week, and the teachers put theirs up first.',
    },
    firstDays:
      'Grade 5 keeps one printing block for newcomers, who press it on the hem of the class curtain. In the first ten days no note is needed for anything, not even for arriving in the library on skates.',
    photos: {},
    teachers: { postGraduate: 6, graduate: 19, primary: 22, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Opaline Rajputana Education Society',
      certificates: {
        building: '2024-02-15',
        fire: '2024-12-19',
        water: '2025-01-13',
        recognition: '2009-07-06',
      },
      campus: { squareMetres: 4_600, classrooms: 42, classroomSquareMetres: 46, laboratories: 4 },
      toilets: { girls: 23, boys: 24 },
      results: [
        { year: 2025, className: 'Class 10', entered: 78, passed: 78 },
        { year: 2024, className: 'Class 10', entered: 74, passed: 73 },
        { year: 2023, className: 'Class 10', entered: 71, passed: 69 },
      ],
    },
    visits: { weekdays: [1, 3, 6], times: ['09:00', '11:00'], capacity: 3 },
    scene: { storeys: 3, roof: 'flat', sport: 'skating', landmark: 'market', weather: 'evening' },
  },
  109: {
    address: { street: 'School Plot 3, Sector 9, Rajat Path', pin: '302020' },
    telephone: '18000001109',
    whatsapp: '910000001109',
    head: {
      name: 'Ritu Surana',
      since: 2013,
      line: 'Teachers and pupils eat the same lunch at the same tables. The lunch improved within a month of that rule.',
    },
    office: { days: 'Monday to Saturday', hours: ['07:45', '15:00'] },
    schoolHours: {
      'pre-primary': ['08:30', '11:45'],
      primary: ['07:45', '13:15'],
      middle: ['07:30', '13:30'],
      secondary: ['07:30', '13:45'],
      'senior-secondary': ['07:30', '14:00'],
    },
    affiliation: { number: '0017109', validUntil: '2027-03-31', checkedOn: '2025-04-15' },
    classSize: {
      'pre-primary': 26,
      primary: 36,
      middle: 38,
      secondary: 38,
      'senior-secondary': 35,
    },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Punjabi'] },
    facilities: [
      'library',
      'scienceLab',
      'computerLab',
      'mathsLab',
      'artRoom',
      'musicRoom',
      'danceRoom',
      'auditorium',
      'playground',
      'sandpit',
      'basketballCourt',
      'indoorGames',
      'medicalRoom',
      'canteen',
      'lift',
    ],
    buses: {
      fees: { A: 15_900, B: 19_500, C: 24_600 },
      stops: [
        { locality: 'Shipra Path', minutes: 5, zone: 'A' },
        { locality: 'Patrakar Colony', minutes: 10, zone: 'A' },
        { locality: 'New Sanganer Road', minutes: 12, zone: 'A' },
        { locality: 'Gopalpura', minutes: 17, zone: 'B' },
        { locality: 'Durgapura', minutes: 20, zone: 'B' },
        { locality: 'Sodala', minutes: 25, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 700, admission: 18_000, term: 22_900 },
        primary: { application: 700, admission: 21_000, term: 26_200 },
        middle: { application: 700, admission: 23_000, term: 29_100 },
        secondary: { application: 900, admission: 25_000, term: 33_050 },
        'senior-secondary': { application: 1_200, admission: 28_000, term: 38_300 },
      },
      dueOn: ['04-12', '08-12', '12-12'],
    },
    looks: {
      'pre-primary':
        'A khejri tree older than the colony grows through the deck outside Nursery and drops pods into the paint.',
      primary:
        'Kites caught in the netting of the primary yard at Makar Sankranti are kept, mended and given back in a box.',
      middle:
        'The middle school wall is a timeline of Jaipur in blue pottery, with the Metro as its last tile.',
      secondary:
        'Grade 9 works at round tables of six, and the tables are shuffled on the first of each month.',
      'senior-secondary':
        'Two counselling rooms open off the senior common room, and their doors have curtains in place of locks.',
    },
    firstDays:
      'At lunch a new child sits with a teacher, next day with the teacher and one classmate, then with the teacher and five. On the fourth day the teacher is told kindly that the chair is taken.',
    photos: {},
    teachers: { postGraduate: 20, graduate: 28, primary: 33, special: 2, counsellors: 2 },
    disclosure: {
      trust: 'Khejri Grove Education Trust, Jaipur',
      certificates: {
        building: '2023-11-09',
        fire: '2025-02-13',
        water: '2025-01-27',
        recognition: '2005-05-16',
      },
      campus: { squareMetres: 7_800, classrooms: 68, classroomSquareMetres: 46, laboratories: 7 },
      toilets: { girls: 38, boys: 40 },
      results: [
        { year: 2025, className: 'Class 10', entered: 131, passed: 128 },
        { year: 2025, className: 'Class 12', entered: 116, passed: 113 },
        { year: 2024, className: 'Class 10', entered: 127, passed: 126 },
        { year: 2024, className: 'Class 12', entered: 110, passed: 110 },
        { year: 2023, className: 'Class 10', entered: 124, passed: 120 },
        { year: 2023, className: 'Class 12', entered: 103, passed: 99 },
      ],
    },
    visits: { weekdays: [2, 5, 6], times: ['08:45', '10:45'], capacity: 5 },
    scene: { storeys: 4, roof: 'flat', sport: 'basketball', landmark: 'park', weather: 'sun' },
  },
  110: {
    address: { street: 'Institutional Plot IP-5, Mahal Road', pin: '302017' },
    telephone: '18000001110',
    whatsapp: '910000001110',
    head: {
      name: 'Irfan Qureshi',
      since: 2019,
      line: 'A leopard from Jhalana was once seen near our wall. Attendance that day was the best of the year.',
    },
    office: { days: 'Monday to Friday', hours: ['08:15', '15:15'] },
    schoolHours: {
      'pre-primary': ['08:45', '12:00'],
      primary: ['08:00', '13:15'],
      middle: ['07:45', '13:30'],
      secondary: ['07:45', '13:45'],
    },
    affiliation: { number: '0017110', validUntil: '2029-03-31', checkedOn: '2025-04-15' },
    classSize: { 'pre-primary': 22, primary: 32, middle: 34, secondary: 34 },
    languages: { second: ['Hindi'], third: ['Sanskrit', 'Urdu'] },
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
      'medicalRoom',
      'garden',
      'solarRoof',
    ],
    buses: {
      fees: { A: 16_500, B: 21_000, C: 26_400 },
      stops: [
        { locality: 'Mahal Road', minutes: 5, zone: 'A' },
        { locality: 'Ramnagariya', minutes: 9, zone: 'A' },
        { locality: 'Malviya Nagar', minutes: 16, zone: 'B' },
        { locality: 'Pratap Nagar', minutes: 18, zone: 'B' },
        { locality: 'Jhalana Doongri', minutes: 23, zone: 'B' },
        { locality: 'Khonagoriyan', minutes: 26, zone: 'C' },
      ],
    },
    fees: {
      byStage: {
        'pre-primary': { application: 600, admission: 16_000, term: 15_800 },
        primary: { application: 600, admission: 18_000, term: 17_900 },
        middle: { application: 600, admission: 19_500, term: 19_650 },
        secondary: { application: 800, admission: 21_000, term: 22_400 },
      },
      dueOn: ['04-20', '07-20', '10-20', '01-20'],
    },
    looks: {
      'pre-primary':
        'Nursery sits on durries that the children help to roll, and the rolls make a mountain by the door.',
      primary:
        'Dye pots stand in the yard behind Grade 5 on the last Saturday of each term, and so does the washing line.',
      middle:
        'A leopard of papier mâché lives on top of the lockers in Grade 7, and on Mondays it is somewhere else.',
      secondary:
        'The windows of Grade 10 have the Jhalana hills in them, dry in June and suddenly green in July.',
    },
    firstDays:
      'A durrie with the name sewn on it lies ready, and rolling it up is the first thing to be learnt. In Grade 7 the leopard spends a newcomer’s first Monday on that pupil’s locker.',
    photos: {},
    teachers: { postGraduate: 4, graduate: 15, primary: 18, special: 1, counsellors: 1 },
    disclosure: {
      trust: 'Khejri Grove Education Trust, Jaipur',
      certificates: {
        building: '2024-08-01',
        fire: '2025-01-23',
        water: '2025-03-05',
        recognition: '2018-04-09',
      },
      campus: { squareMetres: 6_900, classrooms: 34, classroomSquareMetres: 46, laboratories: 4 },
      toilets: { girls: 18, boys: 18 },
      results: [
        { year: 2025, className: 'Class 10', entered: 41, passed: 40 },
        { year: 2024, className: 'Class 10', entered: 36, passed: 36 },
      ],
    },
    visits: { weekdays: [1, 4], times: ['09:15', '11:15'], capacity: 4 },
    scene: { storeys: 3, roof: 'gable', sport: 'football', landmark: 'station', weather: 'winter' },
  },
} as const satisfies DetailsOf<typeof jaipur>;
