import type { CityGuide } from './guide';

export const delhiGuide = {
  city: {
    pick: 'Dwarka’s sectors are numbered so that neighbours are not always near; measure to Sector 12 station. From Janakpuri and Palam we are a good choice; from Rohini or Noida look for a school nearer home. For Nursery distance also counts in the points, so begin with the school you can walk to.',
    year: 'Autumn has the smog, January the fog and May the loo, and each can change the timetable by an order of the government. We keep a plan for lessons at home for about ten days a year. February and October are the pleasant months between.',
    questions: [
      {
        question: 'Is the metro safe for a twelve-year-old alone?',
        answer:
          'Below Grade 8 we ask for a parent, a grandparent or our bus. For older pupils the family decides and tells us in writing.',
      },
      {
        question: 'What becomes of sport in November?',
        answer:
          'Table tennis, yoga and chess take over the hall. Cricket waits until the numbers on the board are back below the line that the Directorate sets.',
      },
      {
        question: 'Are you strict about a mobile phone?',
        answer:
          'It sleeps in a locker from bell to bell. Messages to parents come from the class teacher.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'Late November',
        what: 'Private schools put their criteria and points on their sites, and forms open on the date that the Directorate of Education names for all.',
      },
      {
        when: 'Until about 20 December',
        what: 'Forms are handed in, on paper or online. A school may ask no more than the small registration fee fixed by the Directorate.',
      },
      {
        when: 'Mid January',
        what: 'The first list with everybody’s points is published; for some days parents may question their own.',
      },
      {
        when: 'February',
        what: 'The second list follows, and further ones where seats are left.',
      },
      {
        when: 'March',
        what: 'Admissions to the entry classes close. Grades 1 to 9 and 11 are filled by us according to seats.',
      },
    ],
    documents: [
      {
        name: 'Proof of residence in a parent’s or the child’s name',
        why: 'Delhi’s list knows the ration card, domicile certificate, voter card, electricity or water bill, passport and Aadhaar of a parent. One of them is enough, and it decides the points for distance.',
      },
      {
        name: 'Papers for points',
        why: 'The report card of a sister or brother, or a parent’s leaving certificate as an alumnus; bring only what our published list names.',
      },
      {
        name: 'Undertaking on the date of birth',
        why: 'If the municipal certificate is on its way. It must follow within the time the notice gives.',
      },
      {
        name: 'Child’s Aadhaar',
        why: 'Not required for a seat: the Supreme Court settled that in 2018.',
      },
    ],
    free: 'For EWS, disadvantaged groups and children with special needs the Directorate of Education runs one computerised draw for the whole capital, with forms on its own site, edudel.nic.in. Schools neither collect those forms nor choose among them. The dates differ from those of the general seats.',
    office:
      'All this is decided by the Directorate of Education; Dwarka belongs to its South West. A zone’s monitoring cell hears parents who believe that points were counted wrongly.',
    questions: [
      {
        question: 'May the school interview us or the child?',
        answer:
          'No. Neither child nor parents are tested, and nobody asks for a donation. Points come from the published criteria alone, and equal points are settled by a draw that parents may watch.',
      },
      {
        question: 'Our daughter misses the last day of March by a week. Is there mercy?',
        answer:
          'The head of a school can bend the age by up to thirty days at the entry classes. Ask in writing before the forms close.',
      },
    ],
  },
  cbse: {
    office:
      'The board itself is a neighbour: its headquarters moved to Sector 23 of Dwarka. Regional matters of the capital are divided between the offices Delhi East and Delhi West.',
    after:
      'Our pupils stay for Grades 11 and 12 under the same roof. Section sizes shrink then, and subjects are chosen over three weeks of trial lessons.',
    language:
      'Hindi from Grade 1 is a matter of course here. In the middle school Sanskrit, French or Punjabi may be the third, as the list of the year says.',
    into: 'The capital’s own schools follow CBSE almost without exception, so newcomers come from ICSE, from other states or from a village school in Bihar. We take them in till Grade 8 after reading together.',
    out: 'Leaving Delhi is common in a city of civil servants. Within the board the transfer certificate and, from Grade 9, the board’s registration number are all you carry.',
    questions: [
      {
        question: 'Is a Kendriya Vidyalaya not the simpler choice for a government family?',
        answer:
          'It may be, and its fees are low. Families come to us for the distance, the pre-primary years or a seat in the middle of a term; the board and the books are identical.',
      },
      {
        question: 'How many marks come from school in the senior years?',
        answer:
          'Twenty in subjects without a laboratory and thirty with one. The rest is the paper in February and March.',
      },
    ],
  },
} as const satisfies CityGuide;
