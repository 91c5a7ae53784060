import { PROGRAM_NAMES, PROGRAM_PATHS, type ProgramName } from '@/data/routes/paths/programs';
import { type Route, type SectionText, studyRoute } from '@/data/routes/route';

const WORDS: Record<ProgramName, SectionText> = {
  academics: {
    title: 'Academics: stages, lessons and homework',
    description:
      'The five stages from Pre-Nursery to Grade 12, a lesson as an example, how much homework there is, and eight questions to ask about teaching.',
    names: ['academics', 'teaching', 'programs', 'programmes', 'how we teach'],
    headings: ['Stages', 'NEP 2020', 'Homework', 'School Bag Policy', 'Tests', 'Assessment'],
  },
  curriculum: {
    title: 'Curriculum: CBSE, ICSE and the language of your state',
    description:
      'What is learnt in which grade: CBSE and ICSE side by side, subjects from stage to stage, the language each state asks for, and lessons outside the gate.',
    names: ['curriculum', 'subjects', 'cbse vs icse', 'cbse or icse', 'boards'],
    headings: ['CBSE', 'ICSE', 'Third language', 'Electives', 'Outings', 'Books'],
  },
  prePrimary: {
    title: 'Pre-primary: Pre-Nursery, Nursery, K1 and K2',
    description:
      'A morning in pre-primary part by part, what looks like play, the first week at school, the age for each class, and our pre-primary wings.',
    names: ['pre-primary', 'pre primary', 'preschool', 'play school', 'nursery', 'kindergarten'],
    headings: ['First week', 'Pre-primary wings', 'Settling in', 'LKG', 'UKG', 'Toilet training'],
  },
  primarySchool: {
    title: 'Primary school: Grades 1 to 5, year by year',
    description:
      'What each year from Grade 1 to Grade 5 brings in language, mathematics and the world, a day in Grade 3, and twenty good minutes at home.',
    names: ['primary school', 'primary', 'grade 1 to 5'],
    headings: ['Grade 1', 'Reading', 'Tables', 'A day in Grade 3', 'Age for Grade 1'],
  },
  primaryAndSecondary: {
    title: 'Primary and secondary: the way to Grade 12',
    description:
      'Three crossings on the way to Grade 12 and what helps at each, subjects by stage, choosing for Grade 11, and the branches that go all the way.',
    names: ['primary and secondary', 'secondary school', 'high school', 'senior secondary'],
    headings: [
      'Middle school',
      'Choosing subjects',
      'Stream',
      'Board years',
      'Grade 11',
      'Grade 12',
    ],
  },
  digitalLearning: {
    title: 'Digital Enhanced Learning (DEL)',
    description:
      'When a screen earns its place in class and when paper is better, how much at which age, a good quarter of an hour at home, and privacy questions to ask.',
    names: [
      'digital enhanced learning',
      'del',
      'digital learning',
      'smart class',
      'online learning',
    ],
    headings: ['Screen time', 'Opaline Learn', 'Privacy', 'Tablet', 'Artificial intelligence'],
  },
  robotics: {
    title: 'Robotics curriculum, Grades 1 to 12',
    description:
      'From a human robot in Grade 1 to a line follower in Grade 10: what is built, the idea behind it, one project step by step and what to ask your branch.',
    names: ['robotics curriculum', 'robotics', 'robotics class', 'coding curriculum'],
    headings: ['Sensors', 'Programming', 'Artificial Intelligence 417', 'Kit', 'Line follower'],
  },
  studentExchange: {
    title: 'Student exchange programme: near and far',
    description:
      'Penfriend classes, a week at another branch, hosting and journeys abroad: how an exchange is prepared month by month and what a parent should ask.',
    names: ['student exchange program', 'student exchange', 'exchange programme'],
    headings: ['Penfriends', 'Host family', 'Passport', 'Travel', 'Homesickness'],
  },
  specialEducation: {
    title: 'Special education: an inclusive philosophy',
    description:
      'What inclusion means in a classroom: what helps with reading, writing, noise or moving about, from a first talk to a plan, the law, and board concessions.',
    names: ['special education', 'inclusive education', 'special needs', 'learning support'],
    headings: [
      'Dyslexia',
      'Autism',
      'ADHD',
      'Disability',
      'UDID',
      'Concessions',
      'Special educator',
    ],
  },
  counselling: {
    title: 'Psychology and counselling at school',
    description:
      'Somebody to talk to who gives no marks: what a school counsellor does, how worry looks at each age, what stays in the room, and helplines for hard days.',
    names: ['psychology counselling', 'counselling', 'counsellor', 'counseling', 'helpline'],
    headings: ['Tele-MANAS 14416', 'Childline 1098', 'Exam stress', 'Bullying', 'Mental health'],
  },
  rteInformation: {
    title: 'RTE: free seats under Section 12(1)(c)',
    description:
      'The Right to Education Act in plain words: who can apply for a free seat, which documents to get ready, how the lottery goes and where your state gives dates.',
    names: ['rte', 'rte information', 'rte admission', 'right to education', 'ews admission'],
    headings: ['25 per cent', 'Lottery', 'Income certificate', 'Weaker section', 'Free seat'],
  },
  transferCertificates: {
    title: 'Transfer certificates: find one, ask for one',
    description:
      'Check a transfer certificate by its number and date of birth, and read how to ask for one, what the next school will want and what to do if it is lost.',
    names: [
      'transfer certificates',
      'transfer certificate',
      'tc',
      'tc download',
      'leaving certificate',
    ],
    headings: ['TC', 'School leaving certificate', 'Countersignature', 'Duplicate', 'UDISE', 'PEN'],
  },
};

/** The pages about what and how the school teaches, and the two about rights and papers. */
export const programRoutes = (): Route[] =>
  PROGRAM_NAMES.map((name) => studyRoute(PROGRAM_PATHS[name], WORDS[name]));
