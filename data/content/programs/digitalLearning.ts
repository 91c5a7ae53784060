import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { tablePath } from '@/data/routes/paths/study/tables';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import { SCHOOL } from '@/data/school';
import type { ProgramText } from './program';

export const DIGITAL_LEARNING: ProgramText = {
  heading: 'Digital Enhanced Learning (DEL)',
  name: 'Digital Enhanced Learning',
  lead: 'We use screens for what paper cannot show and for practice that is checked at once. Everything else is done with books, chalk and conversation.',
  picture: {
    src: '/pictures/programs/class-on-screen.svg',
    alt: 'A girl and her grandfather wave at the teacher on the screen; the cat sleeps on the keyboard',
  },
  blocks: [
    {
      kind: 'points',
      heading: 'When a screen earns its place',
      points: [
        {
          title: 'To see what is too small, too slow or too far',
          text: 'A beating heart, a seed over ten days in ten seconds, the far side of the moon. Afterwards the seed is still planted in a pot.',
        },
        {
          title: 'To be told at once',
          text: 'A practice question is checked at once: the pupil sees whether it is right, or gets a hint.',
        },
        {
          title: 'To make something',
          text: 'A drawing that moves, a poster, a graph of the class’s own measurements, a short film of an experiment. Watching is for home; making is for school.',
        },
        {
          title: 'To take part at all',
          text: 'Larger letters, a text read aloud, an answer that is spoken: these help some children to take part.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How much, at which age',
      lead: 'The World Health Organization advises no more than an hour a day of screens for children of two to four, and says that less is better. School takes its share from that hour sparingly.',
      caption: 'What digital means in each stage',
      columns: ['Stage', 'Used for', 'Not used for'],
      rows: [
        [
          'Pre-primary',
          'A song, a bird’s call, a picture on the big screen for all together',
          'Tablets in small hands, or keeping a group quiet',
        ],
        [
          'Primary',
          'Drawing and stories that move, practice in short turns, a first program made of blocks',
          'Reading practice: that is for books and a listening adult',
        ],
        [
          'Middle school',
          'Graphs, maps, simulations beside the real experiment, typing, judging a website',
          'Copying a page from the internet into a project',
        ],
        [
          'Secondary and above',
          'Data from the laboratory, sample papers, a lesson seen again before a test',
          'Replacing the worked answer in one’s own hand, which is what examinations ask for',
        ],
      ],
    },
    {
      kind: 'text',
      heading: `${SCHOOL.platform}, the platform behind it`,
      paragraphs: [
        `${SCHOOL.platform} is the school’s own learning system. A family gets its access from the branch when the child is on the rolls; this website’s login, with your mobile number and a one-time password, is for parents.`,
        'What a class uses it for differs by branch and grade: messages and homework in one, practice and recorded lessons in another. On a visit ask to see the screen of your child’s grade as a pupil sees it, not a slide about it.',
        'A family without a spare device or with a weak connection should say so. Everything that is set for home has to be possible on paper as well; ask how your branch arranges it.',
      ],
    },
    {
      kind: 'steps',
      heading: 'A good quarter of an hour at home',
      lead: 'Five steps that turn a device into a tool. Works with the free practice on this site, without any login.',
      steps: [
        {
          title: 'Name the job first',
          text: '“Six problems on percentages” has an end. “Do some maths on the tablet” has none.',
        },
        {
          title: 'Pencil beside the screen',
          text: 'Work on paper, type only the answer. The steps are what counts later.',
        },
        {
          title: 'Hint before answer',
          text: 'Our practice questions give a hint first, then one step, then the next. Ask for as little as gets you going.',
        },
        {
          title: 'Explain one aloud',
          text: 'To a parent, a sister or the dog. What one can explain, one has understood.',
        },
        {
          title: 'Close it',
          text: 'When the job is done the device goes to its place, in the room where the family sits, and charges there at night.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Safety and privacy: ask this',
      lead: 'India’s data protection law of 2023 wants a parent’s verifiable consent for the data of anyone under 18, and forbids tracking children for advertising. As its rules take effect, any school should have answers ready.',
      items: [
        'Which programs will my child use, and who runs them?',
        'What is stored about my child, and for how long?',
        'Who can see it: the teacher, the head, a company?',
        'Are there advertisements anywhere?',
        'How do I ask for something to be deleted?',
        'What happens when a pupil is bullied online?',
        'Are photographs of children published? How do I say no?',
        'What is blocked on the school’s network, and what is taught instead of blocked?',
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to buy a tablet or a laptop?',
      answer:
        'Ask the branch for its list before the session; it differs by grade. For the lower grades none should be needed. Where one is used, ask whether an older device will do.',
    },
    {
      question: 'Are lessons still held when school is closed for weather?',
      answer:
        'Branches decide by the orders of their district. When lessons move online, younger classes should get short meetings and things to do away from the screen.',
    },
    {
      question: 'May pupils use artificial intelligence for homework?',
      answer:
        'As a tutor that asks back, with a teacher’s leave: often yes. As a ghost writer: no. A pupil should be able to explain every line handed in. Ask the branch for its rule in writing.',
    },
    {
      question: 'My child fights me over the phone every evening. Can you help?',
      answer:
        'Agree on the end before it begins, keep meals and bedrooms free of devices, and keep the rule yourself. If it does not get better, talk to the class teacher or the counsellor.',
    },
  ],
  enquiry: {
    heading: 'See it in a classroom',
    text: 'Ask the branch to show you a lesson of your child’s grade with the screen on, and one with it off.',
  },
  related: [
    {
      title: 'Maths concepts',
      path: CONCEPT_PATHS.maths,
      note: 'Lessons with practice that gives hints',
    },
    {
      title: 'Table of 17',
      path: tablePath(17),
      note: 'Listen, look for patterns, check yourself',
    },
    { title: 'Worksheets', path: WORKSHEETS_PATH, note: 'Made fresh, printed on paper' },
    {
      title: 'Calculators',
      path: CALCULATOR_PATHS.all,
      note: 'They show the working, not only the result',
    },
    { title: 'Robotics curriculum', path: PROGRAM_PATHS.robotics, note: 'Where making begins' },
  ],
};
