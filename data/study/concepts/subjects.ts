import { CALCULATOR_PATHS } from '@/data/study/paths/calculators';
import type { ConceptSubject } from '@/data/study/paths/concepts';
import { FORMULA_PATHS } from '@/data/study/paths/formulas';
import { WORKSHEETS_PATH } from '@/data/study/paths/worksheets';
import { MATHS_TOPICS } from './mathsTopics';
import type { ConceptTopic } from './topic';

type Subject = {
  /** In the way up from a lesson. */
  name: string;
  heading: string;
  lead: string;
  topics: readonly ConceptTopic[];
  howTo: readonly { term: string; detail: string }[];
  related: readonly { title: string; path: string; note: string }[];
};

/**
 * The subjects that have lessons. The texts of a subject are the Markdown files in the folder beside
 * this file that has its name.
 */
export const CONCEPT_SUBJECTS: Record<ConceptSubject, Subject> = {
  maths: {
    name: 'Maths concepts',
    heading: 'Maths concepts, class by class',
    lead: 'Each lesson explains one idea from the beginning: why it works, an example worked out in steps, the mistake that most people make, and three questions to try. The tables from 1 to 120 stand below.',
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
          'Read only the wrong answer first and say aloud why it is wrong. Who can explain a mistake seldom makes it again.',
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
  },
};
