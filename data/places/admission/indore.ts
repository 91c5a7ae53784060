import type { CityGuide } from './guide';

export const indoreGuide = {
  city: {
    pick: 'Palasia is the watershed. Vijay Nagar, Bombay Hospital and the new colonies flow to Nipania; Bhanwarkuan, Annapurna and the families from Mhow turn to Rajendra Nagar. Whoever lives exactly between should let the last grade decide.',
    year: 'Malwa’s nights are cool even in summer, and classes run till the end of April without trouble. Rang Panchami, five days after Holi, is the louder of the two and a holiday of the city. Monsoon turns the fields behind Nipania green within a week.',
    questions: [
      {
        question: 'Is cleanliness really taught?',
        answer:
          'There are six bins to a corridor, as in the city, and each class weighs its own waste on Fridays. The youngest are the strictest inspectors.',
      },
      {
        question: 'Our son is at Rajendra Nagar till Grade 9. What then?',
        answer:
          'Nipania keeps his file and a chair for him, and the bus crosses the ring road before the traffic. Some choose a school on the southern side instead; we help with that too.',
      },
      {
        question: 'Poha in the tiffin every day?',
        answer: 'With sev, why not. On Wednesdays the class shares fruit, and chips stay at home.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'Dussehra to Diwali',
        what: 'Both branches take names; visits start when the lamps are put away.',
      },
      {
        when: 'January',
        what: 'Rajendra Nagar fills Pre-Nursery, so ask there first.',
      },
      {
        when: 'After Rang Panchami',
        what: 'The higher classes are settled from the new report cards.',
      },
      {
        when: 'First days of April',
        what: 'School begins, in Madhya Pradesh as a rule, before the summer holiday of May.',
      },
      {
        when: 'Mid June',
        what: 'Reopening, with newcomers from Ujjain, Dewas and the companies of Pithampur.',
      },
    ],
    documents: [
      {
        name: 'Samagra ID',
        why: 'The number of the family and of each member in the records of Madhya Pradesh. Schools of the state ask for it on the form; newcomers get one at the ward office within days.',
      },
      {
        name: 'Transfer certificate',
        why: 'Within Indore a plain one will do. From Maharashtra or Gujarat it wants the district officer’s seal.',
      },
      {
        name: 'Income or caste certificate',
        why: 'From Lok Seva Kendra, and only for those who claim a concession of the state.',
      },
      {
        name: 'Photograph of both parents',
        why: 'For the gate register. It has nothing to do with Aadhaar, which you may leave at home.',
      },
    ],
    free: 'On rteportal.mp.gov.in families of the ward apply for the free seats of the Act, usually from spring, and the lottery is drawn by computer in Bhopal. The Block Resource Centre verifies papers; in Indore there are several, by zone.',
    office:
      'The District Education Officer is the address for certificates from elsewhere. Free seats are the business of the District Project Coordinator.',
    questions: [
      {
        question: 'Which day counts for Class 1?',
        answer:
          'Our own, the first of June. The state has named more than one day in recent years and none that clearly binds private CBSE schools, so a child near the line is looked at singly.',
      },
      {
        question: 'Does a brother at Nipania help at Rajendra Nagar?',
        answer:
          'He does, for a week: sisters and brothers are called first, whichever of the two branches they know.',
      },
    ],
  },
  cbse: {
    office:
      'Madhya Pradesh is looked after from the board’s regional office in Bhopal. A letter from Indore goes there and back in a week, and most things are online now.',
    after:
      'At Nipania three streams begin in Grade 11. Commerce is the strongest, which suits a trading city, and it can be combined with mathematics by those who think of the five-year course of IIM Indore.',
    language:
      'Hindi is second language in all grades, Sanskrit comes in the sixth, and spoken English has a period of its own till then.',
    into: 'Pupils of MP Board’s English-medium schools move over easily up to Grade 8. From Hindi-medium ones we suggest Grade 5 at the latest, with one language teacher for the first year.',
    out: 'The Madhyamik Shiksha Mandal admits to its Class 9 and 11 from CBSE with a migration paper. Its blueprints repeat from year to year, which some families find comforting.',
    questions: [
      {
        question: 'Will coaching in Bhanwarkuan fit with school?',
        answer:
          'From Grade 11 two evenings do. More than that and physics practicals suffer, which count thirty marks.',
      },
      {
        question: 'When do you let them choose between Standard and Basic mathematics?',
        answer:
          'In the summer of Grade 10, after two tests of either kind. With Basic, read first what Grade 11 asks for.',
      },
    ],
  },
} as const satisfies CityGuide;
