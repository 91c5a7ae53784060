import type { CityGuide } from './guide';

export const jodhpurGuide = {
  city: {
    pick: 'Pal Road is the western garden side: Shastri Nagar, the housing boards and the airport colony are near. Families of Mandore, Kudi or Ratanada may ask about branches that take enquiries there; they have no page here yet. For the old city count the time from the gate at which an auto can turn.',
    year: 'By mid April school is a morning affair, over before the stones burn. Marwar’s first rain is celebrated by opening all windows, and the sand storm before it by closing them. Winter is for sport, kites and long trips to Mandore’s gardens.',
    questions: [
      {
        question: 'How do you cool the rooms?',
        answer:
          'Thick walls of Jodhpur stone, khus screens and a corridor for the breeze. Air conditioning is in the laboratories, for the instruments.',
      },
      {
        question: 'Air force families come and go. Do friendships last?',
        answer:
          'Letters do. On the library wall hang postcards from Tezpur to Jamnagar, addressed to Grade 4.',
      },
      {
        question: 'Is meat allowed in a lunchbox?',
        answer:
          'We leave food to families, but ask for vegetarian boxes out of regard for the neighbours at the table.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'October, after Marwar festival',
        what: 'The full moon has passed, visitors have left, and school visits begin.',
      },
      {
        when: 'January',
        what: 'Nursery and K1 are allotted in the order of enquiries, sisters and brothers first.',
      },
      {
        when: 'April',
        what: 'The session opens, on summer hours and with water bottles of steel.',
      },
      {
        when: 'Mid May to end of June',
        what: 'The gate is shut against the heat, yet the office answers the phone till noon.',
      },
      {
        when: 'July',
        what: 'Officers of army, air force, railway and High Court arrive, and with them the year’s second round.',
      },
    ],
    documents: [
      {
        name: 'Posting or relieving order',
        why: 'With it a defence family is heard in any month, and the transfer certificate may follow in four weeks.',
      },
      {
        name: 'Bonafide of Rajasthan',
        why: 'Mool niwas is the local word. A form for scholarships; e-Mitra does it while you wait.',
      },
      {
        name: 'TC from the Private School Portal',
        why: 'Private schools of the state issue it there, with a code that we can check in a minute.',
      },
      {
        name: 'Mark sheet',
        why: 'For Grade 11 the one from the board’s website or DigiLocker. Whoever has no Aadhaar can still print it at the last school.',
      },
    ],
    free: 'The order of names for free seats is drawn in Jaipur by the department, from forms at rajpsp.nic.in. In Jodhpur the Chief Block Education Officer for city or Luni then looks at income and residence, so keep the originals near.',
    office:
      'Jodhpur has a Joint Director of School Education for the whole division. The law says six years on 31 July for Class 1, and nobody below Bikaner can alter it.',
    questions: [
      {
        question: 'My husband is posted out in November. Do we lose the term fee?',
        answer:
          'What lies after the month of leaving is given back on the order. Bring it to the counter with the cheque leaf of the account.',
      },
      {
        question: 'Is the age for Nursery also fixed by the state?',
        answer:
          'Its notice speaks of Class 1. Counting back we ask for three completed years by the same July day.',
      },
    ],
  },
  cbse: {
    office:
      'The Ajmer region takes care of Marwar. Examination centres for Jodhpur are mostly in Kendriya Vidyalayas and schools along the same road, a short drive at seven in the morning.',
    after:
      'Two more years are waiting on Pal Road itself. Law is a favourite afterwards, with the National Law University in the city, and humanities is therefore no second choice.',
    language:
      'Marwari is heard in the yard and on the stage. Hindi accompanies English from the beginning, Sanskrit is third, and who leaves for the south gets a list of first words.',
    into: 'RBSE’s books are in Hindi for many, and terms such as velocity are learnt twice. We print glossaries for Grade 8 and ask for a month.',
    out: 'For the state’s Class 11 at a government senior school the CBSE mark sheet suffices. The Rajasthan board wants an eligibility form, which that school fills in.',
    questions: [
      {
        question: 'Does army background change anything with the board?',
        answer:
          'It helps in one thing: a change of school in Grade 10 or 12, otherwise refused, is allowed when a parent is transferred. The school applies with the order.',
      },
      {
        question: 'Which subjects make Grade 11 full here?',
        answer:
          'Commerce with mathematics every year, biology in most. Humanities keeps a few chairs until July.',
      },
    ],
  },
} as const satisfies CityGuide;
