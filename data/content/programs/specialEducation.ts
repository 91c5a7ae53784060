import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { READING_PATHS } from '@/data/routes/paths/study/reading';
import type { ProgramText } from './program';

export const SPECIAL_EDUCATION: ProgramText = {
  heading: 'Special education: an inclusive philosophy',
  name: 'Special education',
  lead: 'Every class has children who learn in another way, with or without a diagnosis. We look at what is easy and what is hard for the child, and what can be changed soon.',
  picture: {
    src: '/pictures/programs/ramp-race.svg',
    alt: 'A girl in a wheelchair wins the race down the ramp; a friend runs second, a tortoise is not in it',
  },
  blocks: [
    {
      kind: 'text',
      heading: 'What inclusion means here',
      paragraphs: [
        'A child belongs to a class first and has needs second. So help comes to the classroom wherever it can, and taking a child out is kept for what really needs a quiet room.',
        'Buildings, teachers and experience differ from branch to branch. Not each one has a special educator on its staff or a way to every floor without steps. The branch tells you on the first call what it has.',
        'And it means that nobody is asked to hide a report. What you tell us about your child is used to prepare, and is known only to those who teach and care for them.',
      ],
    },
    {
      kind: 'table',
      heading: 'What helps, in class and at home',
      lead: 'None of this needs a diagnosis. Much of it helps the whole class.',
      caption: 'What may be hard, and small changes that help',
      columns: ['What is hard', 'In class', 'At home'],
      rows: [
        [
          'Reading is slow and tiring',
          'Text read aloud while the eye follows, more time, answers spoken instead of written; never made to read before all without warning',
          'Read to your child every day, also at twelve. Let stories be heard',
        ],
        [
          'Numbers do not stay',
          'Counters and squared paper as long as they are wanted, a number line on the desk, one kind of sum at a time',
          'Quantities in the hand: cooking, coins, measuring a shelf',
        ],
        [
          'Writing hurts or cannot be read',
          'Wider lines, a thicker pencil, half the copying, long answers typed or told',
          'Clay, buttons, scissors, washing rice; praise for content, not for loops',
        ],
        [
          'Sitting still and listening',
          'Short tasks, a job that moves, a seat away from door and window, one instruction at a time',
          'Running about before homework, one thing on the table, sleep',
        ],
        [
          'Noise, crowds, sudden change',
          'The day in pictures on the desk, a warning before the bell, a quiet corner that is no punishment',
          'Tell tomorrow’s plan tonight; visit new places when they are empty',
        ],
        [
          'Hearing',
          'A seat near the teacher, who faces the class while speaking; homework in writing',
          'Tell us which ear is the better one, and how long devices may be worn',
        ],
        [
          'Seeing',
          'Large, dark print, good light from the side, what is on the board said aloud',
          'Glasses on, a spare pair at school, eyes checked each year',
        ],
        [
          'Moving about',
          'A class on the ground floor, time between lessons, a table of the right height, sport with another role',
          'Tell us what your child does alone, and wants to do alone',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'From a first talk to a plan',
      steps: [
        {
          title: 'You tell us',
          text: 'Before or after admission, in your own words. Bring reports if you have some; come without if you have none.',
        },
        {
          title: 'We look',
          text: 'The class teacher notes for a week or two when things go well and when they do not. That list is often a surprise.',
        },
        {
          title: 'One page',
          text: 'What your child is good at, three aims for the term, who does what, and the day on which we look at it again. You sign it as one of the team, and get a copy.',
        },
        {
          title: 'Small things first',
          text: 'Seat, time, type of answer, a friend at the side. Then help in a small group, and a special educator where the branch has one.',
        },
        {
          title: 'Others beside school',
          text: 'Doctors and therapists diagnose and treat; a school does not. With your leave we talk to them, so that all work towards the same aims.',
        },
        {
          title: 'Look again',
          text: 'After a term the page is read aloud once more. What helped stays, what did not goes.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'The law and the boards',
      points: [
        {
          title: 'The Act of 2016',
          text: 'The Rights of Persons with Disabilities Act names 21 disabilities, specific learning disabilities and autism among them. From 6 to 18 years a child with a benchmark disability (40 per cent or more) has the right to free education in a neighbourhood school or a special school of choice.',
        },
        {
          title: 'The UDID card',
          text: 'The Unique Disability ID is issued by the government after an assessment, and is accepted all over India. The district hospital or the government’s own website tells you how to apply.',
        },
        {
          title: 'Board examinations',
          text: 'Both boards grant concessions on application: more time, a writer or a reader, a computer, fewer languages, questions instead of diagrams. The school sends the application with the certificates, so begin in Grade 8 or early in Grade 9.',
        },
        {
          title: 'Choice of subjects',
          text: 'The boards allow other combinations of subjects for children with special needs. A good choice in Grade 9 spares two years of struggle.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Ask at the branch',
      lead: 'You may ask all of it on the telephone, before you bring your child.',
      items: [
        'Is there a special educator, on which days, for how many children?',
        'Have you taught a child like mine? What worked?',
        'May an adult of ours be in class at the beginning, or for longer?',
        'Which rooms and toilets can be reached without steps?',
        'Where can my child go when it all gets too loud?',
        'Who gives medicine, and what is done in a seizure?',
        'What costs extra?',
        'How do you speak with the other children about it?',
      ],
    },
  ],
  questions: [
    {
      question: 'Should we mention a diagnosis in the application?',
      answer:
        'Please do. It lets us prepare, and find out with you whether this branch is the right one or a neighbouring one has more to offer. Information about health stays with those who work with your child.',
    },
    {
      question: 'My child has no diagnosis but I feel that something is different. What now?',
      answer:
        'Trust the feeling and write down examples for two weeks. Have eyes and ears tested first; it is simple and often the answer. Then talk to the class teacher. Waiting a year “to see” helps least.',
    },
    {
      question: 'Will other children be held back?',
      answer:
        'Clear instructions, things to hold, and time to think help everyone. What children learn beside it, waiting, explaining, being of use, they do not learn anywhere else.',
    },
    {
      question: 'Is our child teased? How do we find out?',
      answer:
        'Ask whom they sat with at lunch, rather than whether all is well. Tell us at once. Teasing is treated as a matter of the whole class, and your child will not be sent out of it for peace.',
    },
  ],
  enquiry: {
    heading: 'Talk to us before you apply',
    text: 'Choose the branch. When its team calls, say what your child needs; it will tell you plainly what is there and what is not.',
  },
  related: [
    {
      title: 'Psychology and counselling',
      path: PROGRAM_PATHS.counselling,
      note: 'Somebody to talk to, also for parents',
    },
    {
      title: 'Digital Enhanced Learning',
      path: PROGRAM_PATHS.digitalLearning,
      note: 'When the device is the pencil',
    },
    {
      title: 'RTE information',
      path: PROGRAM_PATHS.rteInformation,
      note: 'Children with disability can apply for a free seat',
    },
    { title: 'Stories', path: READING_PATHS.stories, note: 'To be read to, at any age' },
  ],
};
