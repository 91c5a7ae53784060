import type { CityGuide } from './guide';

export const bangaloreGuide = {
  city: {
    pick: 'Begin with the two branches that share your side of the city, and only then look at boards. A branch twelve kilometres away against the office traffic can be nearer in minutes than one at five kilometres with it. If you rent and may move, a branch beside a metro station stays within reach for longer.',
    year: 'The rains come twice, in June and again from September, so each branch has an indoor plan for games. Dasara gives the longest break of the autumn, and the year closes in April, before the heat is worth a word.',
    questions: [
      {
        question: 'We live between two branches: may we see both before we decide?',
        answer:
          'Please do, in the same week and at the same hour, so that the comparison is fair. Tell each team about the other visit; nobody minds.',
      },
      {
        question: 'Is a pre-primary wing a separate school?',
        answer:
          'It has its own gate, yard and head, because small children need a quiet corner. On the last day of K2 the children walk over to the main branch with their teachers, and no second admission is asked.',
      },
      {
        question:
          'My husband works in Whitefield and I in Jayanagar. Which end should the school be at?',
        answer:
          'At the end where that parent works who can leave the desk when a child has a fever. If both can, choose the shorter morning.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'October to December',
        what: 'After Dasara the branches open their lists for the coming session, youngest classes first.',
      },
      {
        when: 'January to March',
        what: 'Most seats in Nursery and Grade 1 are given now, while the present classes are still at work and can be seen.',
      },
      {
        when: 'April and May',
        what: 'Transfers: companies move people after the financial year, and seats in all grades change hands.',
      },
      {
        when: 'First days of June',
        what: 'The session begins at all branches. A child who joins in this week misses nothing.',
      },
      {
        when: 'After the half year',
        what: 'Places in the middle grades are still possible until the Dasara holidays; later a child waits for summer.',
      },
    ],
    documents: [
      {
        name: 'SATS number',
        why: 'Every pupil of Karnataka has one in the Student Achievement Tracking System, whatever the board. It stands on the old report card, and the new school pulls the record with it.',
      },
      {
        name: 'Transfer certificate from another state',
        why: 'Have it countersigned by the education officer of the district you leave; from Bengaluru that errand is a journey.',
      },
      {
        name: 'Aadhaar',
        why: 'Show it if it is at hand. Since the judgment of 2018 no child can be turned away for lacking it.',
      },
      {
        name: 'Rent agreement',
        why: 'A registered one counts as proof of address, and so does the electricity bill of the flat.',
      },
    ],
    free: 'Since its rules of 2019 Karnataka looks first at government and aided schools in the neighbourhood, and gives free seats at a private school only where there are none. In most wards of Bengaluru that leaves few. The Block Education Officer can tell you how it stands in yours.',
    office:
      'Two educational districts, North and South, each under a Deputy Director of Public Instruction, divide the city. Your ward decides which of the two answers a question about age or certificates.',
    questions: [
      {
        question: 'Our daughter turns six in the second week of June. Is a relaxation possible?',
        answer:
          'The state eased its rule once, for one session and its own board. Do not build on a second time: with us she would have a full and happy year in K2.',
      },
      {
        question: 'When is a seat at the popular branches gone?',
        answer:
          'For Nursery often by February. In Grades 2 to 8 the list moves all year, as families are transferred; put your name down and keep the phone on in May.',
      },
    ],
  },
  cbse: {
    office:
      'Schools of Karnataka belong to the board’s regional office in Bengaluru itself, so a correction in a mark sheet does not need a train ride. Parents do not go there with daily matters: the school writes.',
    after:
      'Sarjapur Road carries on in the same building; Kanakapura Road does so with a boarding house. From the other branches pupils can also go to a pre-university college of the state instead, where Class 11 is called first PUC and admission follows within days of the result.',
    language:
      'Under the Kannada Language Learning Act of 2015 every pupil up to Class 10 learns Kannada, as a first, second or third language. Newcomers start with the alphabet in a small group and are marked on what they have been taught.',
    into: 'A child from the state syllabus has often had Kannada as the main language and science in fewer hours. Until Grade 7 a summer of reading in English closes that gap; for Grade 8 we look at algebra together first.',
    out: 'Leaving for the state syllabus is easiest before Grade 8, because the SSLC course has its own textbooks for three years. The SATS entry moves over with a click at the old school.',
    questions: [
      {
        question: 'Does the entrance test for engineering in Karnataka accept CBSE pupils?',
        answer:
          'KCET is open to pupils of both boards who fulfil the years of study in the state that the examinations authority lists. Its questions lean on the PUC books, which share most chapters with NCERT.',
      },
      {
        question: 'Why choose CBSE here if ICSE is round the corner?',
        answer:
          'Mostly because of the next posting. If Bengaluru is where you will stay, look at the English and the projects of ICSE with the same care.',
      },
    ],
  },
} as const satisfies CityGuide;
