import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { SCIENCE_TOPICS } from './scienceTopics';
import type { Subject } from './subject';

export const SCIENCE_SUBJECT: Subject = {
  name: 'Science concepts',
  heading: 'Science concepts for classes 6 to 12',
  lead: 'Physics, chemistry and biology, one idea a lesson: what we see, why it happens, an observation or a calculation worked out in steps, the mistake that most people make, and three questions to try.',
  bands: [
    { band: '6-8', note: 'What things are made of, how they change, and what makes them move.' },
    { band: '9-10', note: 'Laws and equations for the board years, from cells to circuits.' },
    { band: '11-12', note: 'Patterns behind the elements, amounts of matter, flight and genes.' },
  ],
  topics: SCIENCE_TOPICS,
  howTo: [
    {
      term: 'Guess before you read on',
      detail:
        'Most lessons begin with something you can see at home. Say first what you expect, and why. A wrong guess is remembered longer than a right one that was only read.',
    },
    {
      term: 'Draw it without the book',
      detail:
        'Close the page and draw the ray, the circuit or the cell from memory, with its labels. What is missing in the drawing is what to read again.',
    },
    {
      term: 'Carry the units along',
      detail:
        'Write the unit behind every number in a calculation. If the units do not come out right, the number does not either.',
    },
    {
      term: 'One thing at a time',
      detail:
        'When you try an experiment, change one thing and leave all others as they are. Anything with heat, acids or glass is done with an adult.',
    },
  ],
  related: [
    {
      title: 'Physics formulas',
      path: FORMULA_PATHS.physics,
      note: 'Every letter explained, with one worked use.',
    },
    {
      title: 'Chemistry formulas',
      path: FORMULA_PATHS.chemistry,
      note: 'Relations and balanced equations.',
    },
    {
      title: 'Physics calculators',
      path: CALCULATOR_PATHS.physics,
      note: 'To check your own result, with the working.',
    },
    {
      title: 'EVS concepts',
      path: CONCEPT_PATHS.evs,
      note: 'Where these ideas begin, in classes 1 to 5.',
    },
  ],
  route: {
    title: 'Science concepts for classes 6 to 12 with examples',
    description: `${SCIENCE_TOPICS.length} science lessons from states of matter to DNA: the idea, a worked example, a common mistake and three questions with hints, steps and answers.`,
    names: ['science concepts', 'science lessons', 'science topics', 'physics concepts'],
  },
};
