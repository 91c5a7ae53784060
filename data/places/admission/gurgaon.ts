import type { CityGuide } from './guide';

export const gurgaonGuide = {
  city: {
    pick: 'The highway is the border that counts: do not let a five-year-old cross it twice a day. Sohna Road and Sector 57 share the inner city, Palam Vihar looks to Dwarka, and Sector 84 serves the towers beyond the toll. Visit on a rainy day if you can, for it shows the access road as it is.',
    year: 'When the air turns bad in November, orders under the Graded Response Action Plan close classrooms or send them online, often from one evening to the next. Fog shifts the first bell in January. The first showers of July leave water under every flyover, and buses then run a later round.',
    questions: [
      {
        question: 'What do you measure in the classrooms on smoggy days?',
        answer:
          'A small meter in each corridor shows the fine dust. Games go indoors when it turns red, and the window rota is pinned beside it.',
      },
      {
        question: 'Both of us work late. Is there day care?',
        answer:
          'Ask at the branch, since rooms and hours differ among the four. Where it exists, homework is done by five and the phone numbers of two adults are on the wall.',
      },
      {
        question: 'Will our society’s bus stop be inside the gate?',
        answer:
          'Only where the residents’ association lets the bus turn there. In most condominiums children wait with the guard at the service lane.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'September and October',
        what: 'Gurgaon’s parents begin early, before Diwali, because Delhi’s lists follow in November and nobody wants to hang between two states.',
      },
      {
        when: 'December',
        what: 'Nursery and Pre-Nursery are mostly decided.',
      },
      {
        when: 'February and March',
        what: 'Firms announce transfers; Grades 1 to 7 see more arrivals and farewells than in a quieter town.',
      },
      {
        when: '1 April',
        what: 'New session and reference day for ages fall on one date in Haryana.',
      },
      {
        when: 'July',
        what: 'School starts again after the June heat, and expatriate families come home: the second large wave.',
      },
    ],
    documents: [
      {
        name: 'SRN',
        why: 'The student registration number of Haryana’s MIS portal. A child from another school of the state has one already, and that school must release it.',
      },
      {
        name: 'Parivar Pehchan Patra',
        why: 'The family ID of the state. It is asked for benefits; families registered elsewhere simply have none.',
      },
      {
        name: 'Transfer certificate from Delhi',
        why: 'From a school recognised by the Directorate of Education let that zone’s officer sign it. Among CBSE schools the board’s form is enough.',
      },
      {
        name: 'Passport and visa pages',
        why: 'For a child with foreign citizenship, in place of an Aadhaar card, which no Indian child must show either.',
      },
    ],
    free: 'Haryana replaced its own rule 134A by the Act’s quarter of seats in 2022. Applications go through the Directorate of Elementary Education, and the District Elementary Education Officer in Gurugram posts how many are open in which school.',
    office:
      'Six years on 1 April is an order of the Directorate of School Education for Class 1, in private schools too; the rule book allows the school half a year’s grace. Anything else is for the District Education Officer at Gurugram.',
    questions: [
      {
        question: 'In Delhi my son would be in another class. Which one is his here?',
        answer:
          'Delhi counts on the last day of March and we on the first of April, which is almost the same. The difference comes from the names of the classes, so compare ages and not labels.',
      },
      {
        question: 'Can a seat be deferred while we are still in Singapore?',
        answer:
          'For one term, against the first instalment. Longer would be unfair to the family behind you.',
      },
    ],
  },
  cbse: {
    office:
      'For decades Panchkula stood on the certificates of Gurgaon’s pupils. The board has since given southern Haryana an office in Gurugram itself; your school knows which of them handles its file.',
    after:
      'None of our four branches has Grade 11 yet. Parents look at seniors in the same sector, at schools in Dwarka, or at our boarding campus near Sonipat, where the same textbooks go on.',
    language:
      'Hindi is taken for granted and taught from the first grade. Families from the south or abroad get a bridge course, and from Grade 6 a third language joins, often Sanskrit or French.',
    into: 'Beside pupils of the Haryana board we receive some from Cambridge or IB schools. The latter are strong in projects, need practice in Hindi, and find the amount of mathematics new.',
    out: 'In the other direction an international school will ask for two years’ reports and perhaps a test in English. For the state board a transfer is formal and quick before Class 9.',
    questions: [
      {
        question: 'Do you follow the air-quality holidays of Delhi or of Haryana?',
        answer:
          'Of Haryana: the deputy commissioner decides for Gurugram. If both parents work in Delhi, expect days on which one city learns at home and the other does not.',
      },
      {
        question: 'How does Grade 9 registration go if we may leave?',
        answer:
          'The board registers a pupil at the school where Grade 9 is attended in autumn. A later move needs the board’s leave and a reason such as a posting, so tell us before October.',
      },
    ],
  },
} as const satisfies CityGuide;
