import type { CityGuide } from './guide';

export const nagpurGuide = {
  city: {
    pick: 'Koradi Road suits whoever lives north of Sadar or along the ring road, and families of the power stations at Koradi and Khaparkheda. From Manish Nagar or Besa look at the ride before you fall in love with the garden. There is one of us in Nagpur, so every visit answers for the whole city.',
    year: 'In May the thermometer stands at forty-five, and by then lessons are over. The last weeks before the break begin earlier in the morning, with buttermilk at ten. Winter is short, bright and full of matches.',
    questions: [
      {
        question: 'Is there shade at the bus stop and at the gate?',
        answer:
          'A tin roof and two neem trees at the gate, yes. At the stops choose a shop’s awning; drivers wait two minutes in the hot months.',
      },
      {
        question: 'How do you keep a class together when so many parents are transferred?',
        answer:
          'With a buddy for each newcomer and a farewell page in the class book. A child who returns after a posting finds that page again.',
      },
      {
        question: 'What is different from the big schools in Civil Lines?',
        answer:
          'Fewer sections, and a head who knows the names. Look at theirs as well; you will decide better after both.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'After Dhamma Chakra Day',
        what: 'In October, when the city is itself again, the office begins to answer for the next session.',
      },
      {
        when: 'December, with the Assembly',
        what: 'While the winter session of the legislature fills the hotels, we show the rooms of Nursery and K1.',
      },
      {
        when: 'March',
        what: 'Grade 1 is complete as a rule, with places left in the sections above.',
      },
      {
        when: 'April',
        what: 'The old year closes, and there is still time to see the rooms before the heat shuts them.',
      },
      {
        when: 'Late June',
        what: 'The session begins when the heat is over. Railways, mines and air force have posted people by now, and each grade has a chair or two.',
      },
    ],
    documents: [
      {
        name: 'Domicile or residence proof',
        why: 'Vidarbha families bring the ration card; those from Madhya Pradesh, an hour up the road, the lease in Nagpur.',
      },
      {
        name: 'Leaving certificate',
        why: 'Coming across the state border from Seoni or Chhindwara, get the countersignature of that district first.',
      },
      {
        name: 'Last report card in any language',
        why: 'Marathi and Hindi ones need no translation for us.',
      },
      {
        name: 'APAAR or Aadhaar number',
        why: 'Both are the parents’ choice. We note them when given and admit without.',
      },
    ],
    free: 'For the seats of Section 12(1)(c) the whole of Maharashtra uses one online lottery. In Nagpur the Education Officer (Primary) at the Zilla Parishad verifies the winners’ papers; income and caste certificates come from the Tahsil office and take weeks.',
    office:
      'Questions about a doubtful birth date or a lost certificate end at the Deputy Director of Education, Nagpur Division. Mostly our clerk can settle them with a letter.',
    questions: [
      {
        question: 'We hear of the move in August. Is the year lost?',
        answer:
          'Not at all. Up to Grade 8 we admit in any week with a chair free; the class is then at its third chapter.',
      },
      {
        question: 'Must a child of five know letters for K2?',
        answer: 'No. Holding a crayon and leaving the parent’s hand are plenty.',
      },
    ],
  },
  cbse: {
    office:
      'Vidarbha, like the rest of Maharashtra, is in the care of the Pune region of the board, eight hundred kilometres away. That is why our office sends everything by the online system and keeps the receipts for you.',
    after:
      'We end with Class 10. In Nagpur the neighbours to look at are CBSE schools with seniors along Wardha Road and Katol Road, and the junior colleges that take pupils by the state’s central list.',
    language:
      'Half of the city speaks Hindi at the shop and Marathi at the counter. The timetable has both: Marathi throughout by the law of the state, Hindi as the usual second language.',
    into: 'Pupils leave state-board schools for CBSE mostly after Class 5 or 7. Science gets a second notebook, and social science a good deal more to read.',
    out: 'If you think of a Sainik school, a Navodaya or the state board, tell us a year ahead; we set aside an hour a week for the other syllabus.',
    questions: [
      {
        question: 'Are old question papers enough for the boards?',
        answer:
          'They help in the last two months. Before that it is experiments, maps and a great deal of writing by hand.',
      },
      {
        question: 'Does CBSE suit a child who finds English hard?',
        answer:
          'Yes, with patience. We explain in Hindi or Marathi when a face goes blank, and then say it again in English.',
      },
    ],
  },
} as const satisfies CityGuide;
