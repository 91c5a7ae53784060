import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { WORKSHEETS_PATH } from '@/data/routes/paths/study/worksheets';
import { MATHS_TOPICS } from './mathsTopics';
import type { Subject } from './subject';

export const MATHS_SUBJECT: Subject = {
  name: 'Maths concepts',
  heading: 'Maths concepts, class by class',
  lead: 'Each lesson explains one idea from the beginning: why it works, an example worked out in steps, the mistake that most people make, and three questions to try. The tables from 1 to 120 stand below.',
  bands: [
    { band: '1-2', note: 'Numbers in the hand: bundles, jumps, coins and clocks.' },
    { band: '3-5', note: 'Large numbers, the four operations, and first fractions.' },
    { band: '6-8', note: 'From arithmetic to algebra, and money in percentages.' },
    { band: '9-10', note: 'Proofs, equations and triangles for the board years.' },
    { band: '11-12', note: 'Counting, calculus and new kinds of numbers.' },
  ],
  topics: MATHS_TOPICS,
  howTo: [
    {
      term: 'Start below your class',
      detail:
        'If a lesson is hard, the reason is often an older idea. Each lesson names others that go with it: read those first.',
    },
    {
      term: 'Cover the example',
      detail:
        'Read the question of the worked example, put a paper over the steps and try it yourself. Then compare line by line.',
    },
    {
      term: 'Argue with the mistake',
      detail:
        'Read only the wrong answer first and say aloud why it is wrong. Whoever can explain a mistake seldom makes it again.',
    },
    {
      term: 'One hint at a time',
      detail:
        'The questions open a hint, then the steps, then the answer. Go back to your own paper after every one of them.',
    },
  ],
  related: [
    {
      title: 'Maths formulas',
      path: FORMULA_PATHS.maths,
      note: 'To look up what you have understood.',
    },
    {
      title: 'Worksheets',
      path: WORKSHEETS_PATH,
      note: 'A new sheet each time, with its answer key.',
    },
    {
      title: 'Maths calculators',
      path: CALCULATOR_PATHS.maths,
      note: 'To check your own result, with the working.',
    },
  ],
  route: {
    title: 'Maths concepts and tables for classes 1 to 12',
    description: `${MATHS_TOPICS.length} maths lessons from tens and ones to integrals, each with an example, a common mistake and three questions, and all tables from 1 to 120.`,
    names: ['maths concepts', 'math concepts', 'mathematics lessons', 'maths topics', 'tables'],
  },
};
