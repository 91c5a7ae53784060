import { OTHER_AGE_DAYS, SCHOOL_AGE_DAY } from '@/data/copy/ages';
import { PATHS } from '@/data/routes/paths';
import type { Campaign } from './campaign';

/** For parents of two- to five-year-olds who look for the first school. */
export const NURSERY_ADMISSION: Campaign = {
  slug: 'nursery-admission',
  title: 'Nursery admission 2025-26: the first school',
  description:
    'Pre-Nursery, Nursery, K1 and K2 for 2025-26: the birthdays for each class, what a first day is like, which documents you need, and a form to ask your branch.',
  colors: { brand: '#3b741e', dark: '#2c5716', tint: '#eff6ea' },
  blocks: [
    {
      kind: 'hero-with-form',
      heading: 'Nursery admission 2025-26',
      lead: 'Pre-Nursery from two years, Nursery from three. On the visit children play and are not tested.',
      points: [
        'The visit is a play hour; a child has nothing to prepare',
        'Letters and numbers are taught with clay, sand, threading and games',
        'Some branches keep a wing of their own for this age',
        'From K2 the way leads on to Grade 1 with us',
      ],
      form: { heading: 'Ask for a first seat', text: 'The branch near you calls back.' },
      picture: '/pictures/landing/toddler-train.svg',
      tag: { name: 'Ages 2 to 5', detail: 'Pre-Nursery, Nursery, K1, K2' },
      facts: [
        { term: 'Pre-Nursery', detail: `2 years completed on ${SCHOOL_AGE_DAY}` },
        { term: 'Nursery', detail: '3 years' },
        { term: 'K1', detail: '4 years' },
        { term: 'K2', detail: '5 years' },
      ],
    },
    {
      kind: 'stages',
      heading: 'Which class for which birthday',
      lead: `We count the years completed on ${SCHOOL_AGE_DAY}. Some states count on another day: ${OTHER_AGE_DAYS}.`,
      stages: ['pre-primary'],
    },
    {
      kind: 'points',
      heading: 'What a morning holds',
      lead: 'The order changes from branch to branch; these parts belong to every one.',
      points: [
        {
          title: 'Arriving slowly',
          text: 'The morning opens with free play, so that a child who holds on to your hand has time. How the first days go at each branch stands on its page.',
        },
        {
          title: 'Hands before pencils',
          text: 'Clay, sand, threading and tearing make the fingers strong that will write later. Sounds and letters follow in games of ten minutes.',
        },
        {
          title: 'A story twice',
          text: 'Once to listen, once to act out. Teachers read aloud every day.',
        },
        {
          title: 'Home before lunch',
          text: 'Pre-primary ends earlier than the other grades. At the gate you hear how the morning went, not only that it went well.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What parents of small children ask',
      questions: [
        {
          question: 'My child does not speak English yet.',
          answer:
            'That is no problem. Teachers answer in the language of home where they can, and teach English with songs and stories.',
        },
        {
          question: 'Does my child have to be out of nappies?',
          answer:
            'Tell us how far you are, and ask the branch how it helps the youngest. Many children still learn it at this age.',
        },
        {
          question: 'Which documents are needed at this age?',
          answer:
            'The birth certificate, two photographs, the record of vaccinations, proof of address and an identity document of a parent. There is no report card and no transfer certificate.',
        },
        {
          question: 'What if my child cries?',
          answer:
            'Many do in the first days. A teacher stays with your child and calls you if the crying does not stop. A short goodbye helps.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where to begin at two, and where at three',
      paragraphs: [
        'Not every branch begins with Pre-Nursery: some start with Nursery, and a few only with Grade 1, next to a pre-primary wing. The pages of the cities say where each one starts. If the nearest branch has no class for your child yet, ask it when to come back.',
      ],
      link: { title: 'Find the branch near you', path: PATHS.nearMe },
    },
    {
      kind: 'call-line',
      heading: 'Talk to somebody about your child',
      text: 'Say how old your child is and where you live. The visit itself takes an hour.',
    },
  ],
};
