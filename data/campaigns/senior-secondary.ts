import { SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For Grades 11 and 12, after the Class 10 examination. */
export const SENIOR_SECONDARY: Campaign = {
  slug: 'senior-secondary',
  title: 'Grade 11 admission 2025-26: CBSE and ISC',
  description:
    'Grades 11 and 12 with us: the branches that teach them, what to ask about subjects before you choose, the documents after Class 10, and a form for a seat.',
  form: { gradeId: 22 },
  colors: { brand: '#3d4db7', dark: '#2d3a92', tint: '#eef0fb' },
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'Grade 11 and 12: choose your subjects',
      lead: 'Grade 11 for 2025-26: ask the branch which subjects go together, and whether it has a seat.',
      points: [
        'CBSE Class 12, or the ISC examination under the Council',
        'You can enquire before the Class 10 result is out',
        'NCERT textbooks under CBSE, on which the national entrance tests draw',
        `Boarding on ${BOARDING_CAMPUSES.count} campuses, with supervised prep in the evening`,
      ],
      form: { heading: 'Ask for Grade 11', text: 'The marks can follow later.' },
      picture: '/pictures/landing/telescope-queue.svg',
      tag: { name: 'Grades 11 and 12', detail: 'Ages 16 and 17' },
      facts: [
        { term: 'Grades', detail: '11 and 12' },
        { term: 'Examinations', detail: 'CBSE Class 12, or ISC' },
        { term: 'Age for Grade 11', detail: `16 years completed on ${SCHOOL_AGE_DAY}` },
        { term: 'With boarding', detail: `${BOARDING_CAMPUSES.countFirst} campuses` },
      ],
    },
    {
      kind: 'branches',
      heading: 'Where we teach up to Grade 12',
      lead: 'City by city. Each page has the form set to that branch.',
      which: { grade: 23 },
    },
    {
      kind: 'points',
      heading: 'Choosing subjects',
      points: [
        {
          title: 'Begin at the far end',
          text: 'Look up what the course that tempts you asks for: engineering wants mathematics, medicine wants biology, commerce and economics often want mathematics too.',
        },
        {
          title: 'Then look at the child',
          text: 'Look at the Class 10 marks, and ask your child which subjects he or she likes.',
        },
        {
          title: 'Then look at the branch',
          text: 'Not every combination runs everywhere every year. Ask which subjects are certain, how many pupils take each, and when a change is still possible.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'What to have at hand',
      facts: [
        { term: 'To enquire', detail: 'Nothing but a number to call' },
        { term: 'To apply', detail: 'Birth certificate, photographs, last report card' },
        { term: 'After the result', detail: 'Mark sheet and board registration of Class 10' },
        { term: 'From another school', detail: 'Transfer certificate' },
      ],
    },
    {
      kind: 'questions',
      heading: 'What pupils and parents ask',
      questions: [
        {
          question: 'Can my child change board after Class 10?',
          answer:
            'Yes, this is the best moment for it: Grades 11 and 12 are a new course under both boards. Only between Grade 11 and Grade 12 is a change all but ruled out.',
        },
        {
          question: 'Can we join in Grade 12?',
          answer:
            'Only when a family moves, within the same board and with its consent, since the candidates are registered the year before. Ask the branch before you plan with it.',
        },
        {
          question: 'Is coaching for entrance tests part of school?',
          answer:
            'School teaches the syllabus of the board. Ask the branch what it offers beyond that, at which hours and at what cost, before you sign up for anything outside.',
        },
        {
          question: 'My child does not know what to become.',
          answer:
            'That is common at 15. Choose a combination that many courses accept, with at least one subject that your child likes, and talk it over with a teacher.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'After the Class 10 result',
      paragraphs: [
        'Bring the report cards of Grades 8 and 9 as well as the Class 10 marks. The teacher looks at all three when you talk about subjects.',
      ],
      link: { title: 'Boarding for Grades 11 and 12', path: PATHS.boardingSchool },
    },
    {
      kind: 'call-line',
      heading: 'Talk about subjects first',
      text: 'Parents and pupils may call. Have the marks of the last two years in front of you.',
    },
  ],
};
