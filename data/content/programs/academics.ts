import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import type { ProgramText } from './program';

export const ACADEMICS: ProgramText = {
  heading: 'Academics: how a child learns with us',
  name: 'Academics',
  lead: 'How children learn with us from Pre-Nursery to Grade 12: the stages, a lesson as an example, how much homework there is, and how we check what has been learnt.',
  picture: {
    src: '/pictures/programs/volcano.svg',
    alt: 'Two pupils in goggles cheer their paper volcano; their teacher watches from under the table, with an umbrella',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'Five stages, one road',
      lead: 'Beside our names stand those of the National Education Policy 2020, since you will meet them in documents.',
      caption: 'Stages, grades and what is new in each',
      columns: ['Stage', 'Grades', 'In the policy of 2020', 'What is new'],
      rows: [
        [
          'Pre-primary',
          'Pre-Nursery to K2',
          'Foundational, from age three',
          'Learning through play, stories, songs and conversation.',
        ],
        [
          'Primary',
          'Grades 1 to 5',
          'Foundational up to Grade 2, then preparatory',
          'Reading, writing, the four operations and environmental studies.',
        ],
        [
          'Middle school',
          'Grades 6 to 8',
          'Middle',
          'A teacher for each subject, experiments, algebra, a third language.',
        ],
        [
          'Secondary',
          'Grades 9 and 10',
          'Secondary',
          'The syllabus of the board over two years, with its first public examination at the end.',
        ],
        [
          'Senior secondary',
          'Grades 11 and 12',
          'Secondary',
          'Subjects of one’s own choice, and the examination that colleges look at.',
        ],
      ],
      note: 'Which of these a branch teaches stands on its page; few teach all sixteen grades.',
    },
    {
      kind: 'steps',
      heading: 'A lesson from the inside',
      lead: 'Say Grade 4 meets fractions for the first time. Ask to sit in on such a lesson; this is what to watch for.',
      steps: [
        {
          title: 'Something to hold',
          text: 'Paper rotis are folded and torn before anybody says numerator. Each child can show you a quarter of one, and a quarter of a bigger one.',
        },
        {
          title: 'A question that is worth an argument',
          text: 'Is a quarter of a big roti as much as a half of a small one? Pairs decide, and each has to say why. The teacher listens for the wrong reasons; they are useful.',
        },
        {
          title: 'Words and signs',
          text: 'Only now the signs 1/2 and 1/4 go on the board, each beside a drawing. New words go into the notebook with an example in the child’s own words.',
        },
        {
          title: 'Practice that differs',
          text: 'Most work on the same page, some on an easier one with paper strips, some on a puzzle. Each child has a task.',
        },
        {
          title: 'A minute to look back',
          text: 'One sum on a slip of paper, handed in at the door. It shows the teacher before the next lesson who needs the rotis once more.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How much homework',
      lead: 'The national School Bag Policy of 2020 names upper limits. They make a good measure for any school, ours included.',
      caption: 'The limits of the policy, and what the time is best spent on',
      columns: ['Grades', 'At most', 'Well spent on'],
      rows: [
        ['Up to Grade 2', 'No homework', 'A story at bedtime, counting stairs, talk about the day'],
        [
          'Grades 3 to 5',
          '2 hours a week',
          'Reading aloud to somebody, tables, one thing to observe',
        ],
        [
          'Grades 6 to 8',
          '1 hour a day',
          'Finishing what was begun in class, a chapter of a real book',
        ],
        [
          'Grade 9 and above',
          '2 hours a day',
          'Problems without the solution beside them, an answer written against the clock',
        ],
      ],
      note: 'If homework takes much longer at your table, write how long into the diary. The teacher then gives less.',
    },
    {
      kind: 'points',
      heading: 'How we find out what has been learnt',
      points: [
        {
          title: 'Looking, every day',
          text: 'In the first years the teacher keeps notes instead of marks: who retells a story, who counts past twenty, who asks for help. You hear them when you meet.',
        },
        {
          title: 'Short tests, soon returned',
          text: 'At the end of a chapter, on a known day. It is corrected and returned within a week.',
        },
        {
          title: 'Work that takes weeks',
          text: 'A project, a reading record, a practical. It shows planning and working with others.',
        },
        {
          title: 'The board’s own papers',
          text: 'In Grades 10 and 12 the board sets and marks the papers. In most CBSE subjects of Grade 10 they count for 80 marks, and work at school for 20.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Eight things to ask about teaching',
      lead: 'Good questions to any school. Take them along on a visit.',
      items: [
        'How many children are in my child’s class today, and how many adults?',
        'What did this grade do yesterday? May I see a notebook?',
        'What happens when half the class has not understood a chapter?',
        'How do you stretch a child who finishes early?',
        'When and how will I hear that something is going wrong?',
        'How much homework is there on an ordinary day?',
        'Which language is spoken in class, and which on the playground?',
        'Who teaches when the teacher is away?',
      ],
    },
  ],
  questions: [
    {
      question: 'Do all branches teach in the same way?',
      answer:
        'The stages, the boards’ syllabuses and the way from things to words to signs are common to all. The timetable, the languages, the clubs and the calendar are made at the branch. Its team shows you the timetable of your child’s grade on a visit.',
    },
    {
      question: 'When does the session begin?',
      answer:
        'It depends on the state: in much of the north and west schools begin in April, in parts of the south around June. The page of each branch says when its year begins and when the terms are paid.',
    },
    {
      question: 'Is my child tested before a seat is offered?',
      answer:
        'Young children come to play; older ones talk with a teacher about what they have learnt, so that we know where to begin. There is nothing to prepare. The law forbids screening for the grades up to 8.',
    },
    {
      question: 'Can my child change from one board to the other?',
      answer:
        'Until Grade 8 with a little help in the first weeks. In Grade 9 pupils are registered with their board, so a change after that is rare and needs the board’s permission.',
    },
  ],
  enquiry: {
    heading: 'See a lesson',
    text: 'Choose the branch and the grade. Its team calls to arrange a visit on a school day.',
  },
  related: [
    {
      title: 'Pre-primary',
      path: PROGRAM_PATHS.prePrimary,
      note: 'The day, the first week and the wings',
    },
    {
      title: 'Primary school',
      path: PROGRAM_PATHS.primarySchool,
      note: 'Grades 1 to 5, what each year brings',
    },
    {
      title: 'Primary and secondary',
      path: PROGRAM_PATHS.primaryAndSecondary,
      note: 'The three crossings up to Grade 12',
    },
    {
      title: 'Curriculum',
      path: PROGRAM_PATHS.curriculum,
      note: 'Subjects, boards and the language of your state',
    },
    {
      title: 'Digital Enhanced Learning',
      path: PROGRAM_PATHS.digitalLearning,
      note: 'When a screen helps, and when not',
    },
    {
      title: 'Robotics curriculum',
      path: PROGRAM_PATHS.robotics,
      note: 'From a human robot to a line follower',
    },
    { title: 'Maths concepts', path: CONCEPT_PATHS.maths, note: 'Lessons to learn from at home' },
    { title: 'Worksheets', path: WORKSHEETS_PATH, note: 'New ones each time, with answers' },
  ],
};
