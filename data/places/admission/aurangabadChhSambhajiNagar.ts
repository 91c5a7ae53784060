import type { CityGuide } from './guide';

export const aurangabadChhSambhajiNagarGuide = {
  city: {
    pick: 'Beed Bypass is our one address for a city of fifty-two gates. Garkheda, Ulkanagari and Satara lie at the door; from CIDCO count a quarter of an hour, from Waluj the double. Parents at the plants of Shendra should try the ride at shift change.',
    year: 'Marathwada fears drought more than flood, so the taps have timers and the garden drinks what the basins leave. Lessons end before the worst of May. In November classes go to Ellora with sketchbooks, one cave to a class.',
    questions: [
      {
        question: 'Do Urdu-speaking children feel at home?',
        answer:
          'There are several in each class. Eid and Diwali are both days on which the others bring the sweets.',
      },
      {
        question: 'How is drinking water tested?',
        answer:
          'By a laboratory twice a year, with the result beside the cooler. The date of the certificate is on the disclosure page.',
      },
      {
        question: 'Does the bus come to the Waluj side?',
        answer:
          'Not so far: in the west it turns at Osmanpura, where families from Waluj share cars to meet it. Stops are planned anew each March from the addresses we have by then.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'November',
        what: 'Diwali is over, the air is mild, and the youngest children come to try the sand.',
      },
      {
        when: 'January',
        what: 'Word from the companies: who is hired at Shendra or Waluj asks for a seat in spring.',
      },
      {
        when: 'Around Gudi Padwa',
        what: 'Nursery and Grade 1 are confirmed by the new year of the calendar, and lists for uniforms go out.',
      },
      {
        when: 'Middle of June',
        what: 'The session begins for all grades, with some faces from Jalna and Beed.',
      },
      {
        when: 'Until Dussehra',
        what: 'Late comers still find the class at a place where they can catch up.',
      },
    ],
    documents: [
      {
        name: 'Certificates with the old name of the city',
        why: 'Aurangabad on a birth certificate is valid for ever; there is no need to have it printed again as Chhatrapati Sambhajinagar.',
      },
      {
        name: 'Saral ID',
        why: 'For pupils of Maharashtra, the long number on the leaving certificate. We copy it; you need not know it by heart.',
      },
      {
        name: 'Caste or non-creamy-layer certificate',
        why: 'Only if a scholarship of the state is hoped for.',
      },
      {
        name: 'A parent’s identity card',
        why: 'Voter card, licence or passport. If Aadhaar is what you have, that too, though nobody may insist.',
      },
    ],
    free: 'The free quarter is drawn by lot for the state as a whole, and a message tells you the school. Verification for this district is at the office of the Education Officer, Zilla Parishad; take the originals along.',
    office:
      'Marathwada’s Deputy Director of Education sits in the city. A wrong spelling in a name can be changed at school until Class 9, later only through the board.',
    questions: [
      {
        question: 'Our child speaks only Marathi. Is an English school cruel?',
        answer:
          'It would be, if we began with grammar. We begin with play, and teachers answer in Marathi until English comes by itself, for most before the second Diwali.',
      },
      {
        question: 'May we pay monthly?',
        answer:
          'The fee falls due in terms. A parent with a farm income may ask the office for dates after the harvest, in writing, before June.',
      },
    ],
  },
  cbse: {
    office:
      'Pune’s regional office answers for the schools of Marathwada. From Class 9 on it knows every pupil by a number; before that the board does not know the child at all.',
    after:
      'The last grade is 9 for now, the year in which names go to the board. So decide in Grade 8: we write down with you which schools of the city take over, and speak to them.',
    language:
      'By the act of 2020 Marathi is on the timetable without exception. Two sets run side by side, one for those who dream in it and one for those who still translate.',
    into: 'Zilla Parishad pupils are often ahead in mental arithmetic. What they lack is reading aloud in English, and a library card mends that faster than tuition.',
    out: 'The SSC school round the corner takes a child back with the leaving certificate up to Class 8. From then on two years belong together, with us or with them.',
    questions: [
      {
        question: 'Is CBSE good for MHT-CET?',
        answer:
          'The state’s test asks from its own Class 11 and 12 books. A CBSE pupil knows the content and should practise the speed.',
      },
      {
        question: 'Has a batch of yours sat the boards here?',
        answer:
          'No, since we stop a year earlier. The results you see on posters in town are those of others, and we would rather say so.',
      },
    ],
  },
} as const satisfies CityGuide;
