import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For families who look for ICSE, which few of our branches follow. */
export const ICSE_SCHOOLS: Campaign = {
  slug: 'icse-schools',
  title: 'ICSE schools: admissions 2025-26',
  description:
    'Our ICSE branches city by city, what the board asks of a child, how it differs from CBSE in everyday school life, and a form to ask one of them for a seat.',
  colors: { brand: '#86307c', dark: '#672260', tint: '#f8eff7' },
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'ICSE, for a child who likes to explain',
      lead: 'English as language and as literature, three separate sciences, and projects that count.',
      points: [
        'Admissions 2025-26 at every ICSE branch of ours',
        'ICSE in Grade 10; in Kolkata also ISC in Grade 12',
        'More writing, more subjects, and a broad base before choosing',
      ],
      form: { heading: 'Ask an ICSE branch', text: 'Choose the branch; its team calls you.' },
      picture: '/pictures/landing/alas-poor-coconut.svg',
      tag: { name: 'ICSE and ISC', detail: 'Under the Council, CISCE' },
      facts: [
        { term: 'Board', detail: 'Council for the Indian School Certificate Examinations' },
        { term: 'Examinations', detail: 'ICSE in Grade 10, ISC in Grade 12' },
        { term: 'Cities', detail: 'Bangalore, Mumbai, Pune, Kolkata and Hyderabad' },
      ],
    },
    {
      kind: 'branches',
      heading: 'Our ICSE branches',
      lead: 'There are fewer than of CBSE, so look at the way to school first.',
      which: { board: 'ICSE' },
    },
    {
      kind: 'points',
      heading: 'The board in everyday life',
      points: [
        {
          title: 'English twice',
          text: 'One paper for the language, one for literature: plays, poems and stories are read, acted and argued about. A child who reads at home will enjoy it.',
        },
        {
          title: 'Three sciences',
          text: 'Physics, chemistry and biology are taught and examined apart. That takes time, and it shows early which of them a child is drawn to.',
        },
        {
          title: 'Work that is seen',
          text: 'Written projects count in every subject. They are done over several weeks, and the marks count.',
        },
        {
          title: 'When CBSE is the better choice',
          text: 'If you may be posted anywhere in India, or the national entrance tests are all that matters, CBSE is simpler: most schools share it.',
        },
      ],
    },
    {
      kind: 'stages',
      heading: 'Age for each grade',
      lead: `Years completed on ${SCHOOL_AGE_DAY}; the states count on ${OTHER_AGE_DAYS}. Not every ICSE branch teaches all of these.`,
      stages: ['pre-primary', 'primary', 'middle', 'secondary'],
    },
    {
      kind: 'questions',
      heading: 'What parents ask about ICSE',
      questions: [
        {
          question: 'Is ICSE harder than CBSE?',
          answer:
            'It asks for more writing and has more papers, and CBSE goes deeper in mathematics and science towards the end. Which is harder depends on the child.',
        },
        {
          question: 'Can my child move to CBSE later?',
          answer:
            'Yes. It is easiest before Grade 9, or after the ICSE examination of Grade 10, since Grades 9 and 10 form one course.',
        },
        {
          question: 'What comes after Grade 10?',
          answer:
            'ISC in Kolkata, at Joka, or Grade 11 under CBSE at another branch of ours or elsewhere. Colleges in India take both certificates.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'See a lesson',
      paragraphs: [
        'Choose a visit on a working day in the form, and look at the exercise books in the corridor: how long are the answers, what has the teacher written beneath, would your child like to fill such a page? Compare them with those of a CBSE branch.',
      ],
      link: { title: 'How admission works', path: PATHS.admissions },
    },
    {
      kind: 'call-line',
      heading: 'Not sure about the board?',
      text: 'Tell us what your child likes to do, and where you live. We name the branches of both boards.',
    },
  ],
};
