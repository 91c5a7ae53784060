import type { CityGuide } from './guide';

export const hubliDharwadGuide = {
  city: {
    pick: 'Twenty kilometres of one road make two cities. Dharwad’s colonies around Saptapur, Malmaddi and the High Court bench have us at hand; from Hubballi choose us if you live at Unkal or Navanagar, on the same side as the bus corridor. A child should not cross both centres.',
    year: 'Rain from the Ghats arrives in June as drizzle and stays, hence the row of umbrellas in the porch. Ganesh’s eleven days are loud in Hubballi, gentle in Dharwad. When pedha is handed out in May, somebody’s cousin has passed PUC.',
    questions: [
      {
        question: 'Does music have a place, in the town of Gangubai and Bhimsen?',
        answer:
          'Tanpura on Mondays and Thursdays. A child need not be gifted, only quiet for one raga.',
      },
      {
        question: 'How many are you?',
        answer:
          'One section a grade in most years. Everyone is in the annual play, as a tree if need be.',
      },
      {
        question: 'We work at the university. Is a half day possible?',
        answer:
          'Pre-primary ends before lunch anyhow. Older ones may stay for library till a parent’s lecture is over, by arrangement.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'Deepavali to Christmas',
        what: 'Look around while Dharwad is at its greenest; no date needed before ten.',
      },
      {
        when: 'February',
        what: 'Railway, bank and High Court families who know of a transfer write to us now.',
      },
      {
        when: 'Ugadi',
        what: 'With neem and jaggery the list of K1 and K2 is read out.',
      },
      {
        when: 'Last week of May',
        what: 'Uniforms, books, and a walk through the rooms for all who start.',
      },
      {
        when: 'June to August',
        what: 'Chairs that stayed empty are given, week by week, in Grades 1 to 7.',
      },
    ],
    documents: [
      {
        name: 'Number in SATS',
        why: 'A pupil from Belagavi, Gadag or Haveri carries it along. From Goa or Maharashtra you will be given one here.',
      },
      {
        name: 'Border families: marks in Marathi',
        why: 'Our office reads them; no translation is charged.',
      },
      {
        name: 'Address',
        why: 'Rent slip, quarters allotment or HESCOM bill. For the university’s quarters its estate letter is fine.',
      },
      {
        name: 'Aadhaar of the child',
        why: 'If it exists, SATS has a field for it. If not, the field stays blank, as the highest court has allowed since 2018.',
      },
    ],
    free: 'Whether a private school gives free seats depends, in Karnataka, on there being no public school close by. In Dharwad that is rare. Ask the Block Education Officer for Dharwad city in March.',
    office:
      'The north-west of the state is directed from here: an Additional Commissioner of Public Instruction has the seat in Dharwad. The district’s Deputy Director is in the same town, so certificates are signed within a walk.',
    questions: [
      {
        question: 'Are children from the Hubballi side admitted in Nursery?',
        answer:
          'If parents bring them. Our bus stays in Dharwad, since a ride through both cities is too much for three years of age; older ones come by the rapid bus and change to ours at Toll Naka.',
      },
      {
        question: 'How does one join after Grade 5?',
        answer:
          'A morning in class and a chat about books. In Grade 6 there is usually room, since some leave for residential schools.',
      },
    ],
  },
  cbse: {
    office:
      'The board reaches northern Karnataka through its regional office in the state capital, a night’s train away. Nothing before Grade 9 has to go there.',
    after:
      'After Grade 8 some stay with CBSE, at schools towards Hubballi or, where eligible, in the Kendriya Vidyalaya. Others take SSLC and then PUC in Dharwad’s science colleges, known all over the state.',
    language:
      'Dharwad speaks the Kannada of Bendre, and children quote him without knowing. The subject is compulsory till Class 10; speakers of Marathi, Urdu or Konkani begin with listening.',
    into: 'Pupils from Kannada-medium convents should come by the fifth. We read science twice with them, once in each tongue.',
    out: 'A change to the state’s syllabus in Grade 8 is smooth, with a term of Kannada grammar beforehand. Ask your future headmaster which third language he has.',
    questions: [
      {
        question: 'Our elder child is at a PUC college. Is CBSE for the younger a risk?',
        answer:
          'None. Both roads meet at the entrance tests, and up to Grade 8 the contents hardly differ.',
      },
      {
        question: 'Do you prepare for Sainik School Bijapur?',
        answer:
          'The All India entrance for Class 6 is written by two or three each winter. A teacher helps with the pattern after school.',
      },
    ],
  },
} as const satisfies CityGuide;
