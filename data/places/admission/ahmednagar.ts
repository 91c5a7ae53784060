import type { CityGuide } from './guide';

export const ahmednagarGuide = {
  city: {
    pick: 'Savedi is where young families build, and our gate is among their houses. Bhingar and the cantonment are across the town, twelve minutes before nine. If your plant is at MIDC, drop the child first and turn left after the lorries.',
    year: 'Sugar cane rules the calendar: in the crushing months carts fill the highway and buses start five minutes earlier. The Mohatadevi fair and Diwali empty the benches together. Rain is scarce, so each shower is an outing.',
    questions: [
      {
        question: 'The town has a new name. Which one is on certificates?',
        answer:
          'Ahilyanagar on new ones. Older papers with Ahmednagar are as good, and the school writes both until people stop asking.',
      },
      {
        question: 'Is there a crèche for under two?',
        answer:
          'Not with us, as Pre-Nursery begins at two. We know two good homes in the lane and gladly give the numbers.',
      },
      {
        question: 'What does Grade 8 know when it leaves?',
        answer:
          'How to plan a week, to write a letter and to take apart a tap. Their new schools say so too, at least about the letter.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'Bhau Beej past',
        what: 'Mats are unrolled for the smallest, who may look in with a parent on Thursdays.',
      },
      {
        when: 'New Year',
        what: 'A first list for Pre-Nursery and Nursery hangs at the gate; it is short, and everyone on it is phoned.',
      },
      {
        when: 'March, before exams',
        what: 'Teachers of Grades 1 to 7 meet the children who want to join.',
      },
      {
        when: 'June, tenth to fifteenth',
        what: 'Maharashtra goes back to school, and so do those of ours who were away for summer.',
      },
      {
        when: 'January of Grade 8',
        what: 'For the oldest the road leads out: we send marks and a letter to the schools they choose.',
      },
    ],
    documents: [
      {
        name: 'Gram panchayat’s birth entry',
        why: 'For families from the talukas. The entry is good if it is stamped; the Setu centre by the Collector’s office makes it digital.',
      },
      {
        name: 'Army dependant card',
        why: 'From the Armoured Corps Centre. Not needed for a seat, useful for the pass to fetch a child in uniform.',
      },
      {
        name: 'Old report and leaving certificate',
        why: 'Only from Grade 2. With the pupil’s SARAL number on it we call up the rest.',
      },
      {
        name: 'One page on sleep and food',
        why: 'For two-year-olds the most important document of all. Aadhaar is not on our list.',
      },
    ],
    free: 'Two rounds a year, one portal: student.maharashtra.gov.in shows the private schools within one and three kilometres. At Savedi ask Panchayat Samiti Nagar or the Zilla Parishad’s primary section who verifies this time.',
    office:
      'A birth date in the school register is changed only with the leave of the Education Officer (Primary) at the Zilla Parishad. We write the letter, and that office decides.',
    questions: [
      {
        question: 'My daughter turns three in December. Is that Nursery?',
        answer:
          'It is. December children are the youngest of their class in Maharashtra, and the teacher has a cot for the one who falls asleep.',
      },
      {
        question: 'Where are cheaper uniforms to be had?',
        answer:
          'At any tailor, by the cloth sample from the office. There is a cupboard of outgrown ones, washed, for the price of a thank-you.',
      },
    ],
  },
  cbse: {
    office:
      'Three hours away in Pune sits the region’s office, but with a school that ends at Grade 8 you will only read of it. It enters your life with Grade 9, elsewhere.',
    after:
      'The way on: CBSE high schools on the Pune and Manmad roads, the Army school for eligible families, or SSC. Two visits in the autumn of Grade 8 are on our timetable, for the whole class.',
    language:
      'Marathi is the yard’s language and by the act of 2020 a subject in all our grades. English grows through doing: cooking, measuring, telling what happened.',
    into: 'Anganwadi children join at three, ZP pupils at six or ten. What they need first is a friend who explains, and the seat beside her is chosen with care.',
    out: 'Since nobody sits a board examination here, leaving is a matter of a certificate. Many take the scholarship tests of the state in Class 5 and 8, which the change does not touch.',
    questions: [
      {
        question: 'Is it a drawback to change school at fourteen?',
        answer:
          'It is work, and everybody has known of it for years. Friends may ask us to apply for them together.',
      },
      {
        question: 'Which books does a Grade 5 carry?',
        answer:
          'NCERT’s in the edition of the year, one reader in Marathi and a notebook for experiments. The rest stays on the shelf.',
      },
    ],
  },
} as const satisfies CityGuide;
