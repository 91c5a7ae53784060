import type { CityGuide } from './guide';

export const tumkurGuide = {
  city: {
    pick: 'Batawadi is the right side for SS Puram, Ashok Nagar and everyone who catches the Bengaluru train. The town is small enough that a cousin in Gokula Extension is still a neighbour. Compare us with the old schools of the Mutt: they have a long history and large halls, we have one section a grade.',
    year: 'The Siddaganga fair fills the road in February, and we plan the trip to it rather than complain. Ragi is cut in December, mangoes fall in May. There is hardly a day too hot for the field.',
    questions: [
      {
        question: 'Do you give homework in the lower grades?',
        answer: 'Reading aloud, ten minutes, to whoever is cooking. Nothing else until Grade 3.',
      },
      {
        question: 'I commute to Bengaluru daily. Who can be reached at five?',
        answer:
          'The office closes earlier, but the bus attendant has a phone until the last child is home. Name a neighbour as second contact.',
      },
      {
        question: 'Is there a swimming lesson?',
        answer: 'Not at our place. Kho-kho, shuttle and running are what the yard is good for.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'From Sankranti',
        what: 'Sesame and jaggery on the desk, and the register for the coming year lies open.',
      },
      {
        when: 'April',
        what: 'Anganwadi and other nurseries close their year; most of our new K1 comes in these weeks.',
      },
      {
        when: 'May',
        what: 'The office works mornings only. Call before you come from Gubbi or Sira.',
      },
      {
        when: 'The days around 1 June',
        what: 'School starts, together with the government schools of the district.',
      },
      {
        when: 'October',
        what: 'Who could not join in June may still do so after the Dasara break, up to Grade 7.',
      },
    ],
    documents: [
      {
        name: 'SATS page of the pupil',
        why: 'Print it at the former school. In a town where everyone knows the headmaster it takes one visit.',
      },
      {
        name: 'Thayi card',
        why: 'The mother-and-child booklet shows vaccinations and weight, and is accepted by us in place of a doctor’s letter.',
      },
      {
        name: 'Caste and income certificate with RD number',
        why: 'From Nadakacheri, for scholarships of Karnataka. Plain admission does without.',
      },
      {
        name: 'Birth extract',
        why: 'Town municipality or taluk office. We copy it and hand it back; a number of Aadhaar on top is your decision.',
      },
    ],
    free: 'There are government and aided schools in nearly every ward here, and since the change of Karnataka’s RTE rules a private school is reached only after them. The Block Education Officer at Tumakuru has the map.',
    office:
      'Tumakuru is one of two educational districts of its revenue district, Madhugiri being the other. Our branch belongs to the first, under its Deputy Director.',
    questions: [
      {
        question: 'Must my child speak English at the start?',
        answer:
          'Not a word. The teachers of the first three years are from here and answer in Kannada.',
      },
      {
        question: 'Are seats kept for children of Batawadi?',
        answer:
          'No quota, but who lives near is usually first to hear. Send the enquiry all the same, so that it has a number.',
      },
    ],
  },
  cbse: {
    office:
      'For us the board’s door is in Bengaluru, seventy kilometres by passenger train. Up to Grade 8 neither you nor we have to knock on it.',
    after:
      'We stop before the board begins to count. For Grade 9 there are CBSE schools in town and along the highway, and the high schools of the state with SSLC; ask both in Grade 7.',
    language:
      'Kannada is a full subject with us from Grade 1. Hindi as third language is a matter of songs until it becomes one of grammar in the fifth.',
    into: 'Children from a Kannada-medium school have often read more poems than ours. Let them join by Grade 4, when textbooks in English are still thin.',
    out: 'Joining the state syllabus for Grade 8 or 9 costs no year. Some subjects change their names, and social science tells more of Karnataka.',
    questions: [
      {
        question: 'Why CBSE in a district town?',
        answer:
          'For parents in banks, railways and the new industrial area at Vasanthanarasapura, who will not stay for twelve years. Others simply like the books.',
      },
      {
        question: 'Does Navodaya take pupils from you?',
        answer:
          'The test for Class 6 is open to children who studied Classes 3 to 5 as its notice demands. It prefers rural schools, so read the notice before you hope.',
      },
    ],
  },
} as const satisfies CityGuide;
