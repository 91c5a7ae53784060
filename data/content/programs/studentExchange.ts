import { PATHS } from '@/data/routes/paths';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import type { ProgramText } from './program';

export const STUDENT_EXCHANGE: ProgramText = {
  heading: 'Student exchange programme',
  name: 'Student exchange',
  lead: 'This page explains the kinds of exchange, how one is prepared, and what a parent should ask before saying yes.',
  picture: {
    src: '/pictures/programs/exchange-arrivals.svg',
    alt: 'Two pupils meet at the airport, one with a crate of mangoes, the other with skis',
  },
  blocks: [
    {
      kind: 'text',
      heading: 'First of all',
      paragraphs: [
        'Not every branch runs an exchange every year, and we do not print a list of partner schools here that might be out of date tomorrow. When a branch plans one, the families of the grades concerned get a letter with the school, the dates, the costs and the names of the teachers who travel along.',
        'Taking part is never a condition for anything, and staying at home is no mark against a child. Part of what follows costs nothing and needs no journey at all.',
      ],
    },
    {
      kind: 'table',
      heading: 'Four kinds, from near to far',
      caption: 'Kinds of exchange',
      columns: ['Kind', 'How it works', 'Suits'],
      rows: [
        [
          'Letters and calls',
          'Two classes in two cities write to each other through the year and meet on a screen each month: our market and yours, our rain and yours.',
          'Grades 3 to 8; also the shy ones',
        ],
        [
          'A week at another branch',
          'A small group visits a branch of ours in another state, sits in its lessons, learns its greetings and its food.',
          'Grades 6 to 9',
        ],
        [
          'Hosting',
          'Your family takes in a guest, for a weekend or two weeks. Your child is the guide.',
          'Any family with a spare bed and some patience',
        ],
        [
          'Abroad',
          'A group with teachers stays at a partner school and with its families. The other side comes to us, before or after.',
          'Grades 8 to 11, between examinations',
        ],
      ],
    },
    {
      kind: 'cities',
      heading: 'Where a penfriend could sit',
      lead: 'The cities of our branches with Grade 6. From Jodhpur’s desert to Mumbai’s sea, there is enough to write home about.',
      grade: 10,
    },
    {
      kind: 'steps',
      heading: 'How a journey is prepared',
      lead: 'Counted back from the day of departure. A branch that is in a hurry with these is not ready.',
      steps: [
        {
          title: 'Six months before: the letter and the evening',
          text: 'Parents hear the plan, the costs and what is not included. Nobody signs on that evening.',
        },
        {
          title: 'Five months: papers',
          text: 'Passports take their time and a child’s runs out sooner than an adult’s; many countries want six months of validity left. Visas, insurance, and the written consent of both parents follow.',
        },
        {
          title: 'Three months: the other side gets a face',
          text: 'Host and guest write, then call with both families in the room. Allergies, food, prayers, pets and bedtimes are talked about now.',
        },
        {
          title: 'One month: the rules',
          text: 'Phone times, pocket money, never alone after dark, whom to call at night. Pupils practise the sentence “I would like to go home now”.',
        },
        {
          title: 'Away',
          text: 'A short message each evening, one call a week. Too many calls make homesickness worse, so agree on this before.',
        },
        {
          title: 'Back',
          text: 'A quiet weekend, then an evening at which pupils cook, tell and show. The notebook that they kept is worth more than the photographs.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What a parent should ask',
      items: [
        'Who is the partner, since when, and who from our school has been there?',
        'How are host families chosen, and has somebody visited their homes?',
        'Which teachers travel, and how many pupils does each look after?',
        'What is insured: illness, accident, the journey home, cancellation?',
        'What is the full cost, and what comes back if we withdraw?',
        'Who decides in an emergency when you cannot reach me?',
        'What if my child is unhappy with the family on the second day?',
        'How is missed schoolwork made good?',
      ],
    },
    {
      kind: 'points',
      heading: 'Being a good host',
      lead: 'If the guest sleeps at your house.',
      points: [
        {
          title: 'Be ordinary',
          text: 'The bus to school, the vegetable seller, the power cut: your everyday is the sight worth seeing.',
        },
        {
          title: 'A drawer, a key hook, a towel',
          text: 'Something of one’s own makes a stranger’s home bearable on the first night.',
        },
        {
          title: 'Mild food first',
          text: 'And plain rice, curd or bread at every meal for three days. Ask, do not urge.',
        },
        {
          title: 'Time alone',
          text: 'Speaking another language all day is tiring. An hour with a closed door is not rudeness.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What does it cost?',
      answer:
        'Letters and calls cost nothing. For journeys each branch gives a written sheet with everything on it: travel, stay, insurance, visas, pocket money. Ask whether help is possible; a good programme does not go by the purse.',
    },
    {
      question: 'Will my child fall behind?',
      answer:
        'Journeys are set outside examinations, and not in Grade 10 or 12. Pupils take along a short list of what the class does meanwhile; two weeks are soon made up.',
    },
    {
      question: 'My child is vegetarian. Does that work abroad?',
      answer:
        'Yes, if it is settled in writing before. Hosts are told exactly what vegetarian means in your family: eggs, gelatine, onion and garlic. A few days of familiar snacks in the bag help.',
    },
    {
      question: 'We would like to host but live in a small flat.',
      answer:
        'Guests need a bed, a table and kindness, not a room of their own. Tell the branch how you live; it looks for a guest who suits.',
    },
  ],
  enquiry: {
    heading: 'Ask your branch',
    text: 'Ask whether an exchange is planned for the grade of your child, and which kind.',
  },
  related: [
    {
      title: 'Poems',
      path: READING_PATHS.poems,
      note: 'Two languages, four cities, one night bus',
    },
    {
      title: 'Temperature converter',
      path: CONVERTER_PATHS.temperature,
      note: 'What 14 °F feels like, before you pack',
    },
    {
      title: 'Boarding schools',
      path: PATHS.boardingSchool,
      note: 'For those who would stay longer than two weeks',
    },
    { title: 'Academics', path: PROGRAM_PATHS.academics, note: 'How lessons look at home' },
  ],
};
