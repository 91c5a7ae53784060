import type { ConceptSubject } from '@/data/routes/paths/study/concepts';
import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import type { PhysicsCalculatorId } from '@/data/study/calculators/scienceTitles';
import type { ExplorerName } from './explorerNames';

type Names = readonly ExplorerName[];

/** By the lesson's slug. */
export const LESSON_EXPLORERS: Readonly<
  Partial<Record<ConceptSubject, Readonly<Record<string, Names>>>>
> = {
  maths: {
    'quadratic-equations': ['parabola'],
    'linear-equations-in-two-variables': ['line'],
    'slope-of-a-line': ['line'],
    'trigonometric-ratios': ['unitCircle'],
    'mean-median-mode': ['histogram'],
    'bar-graphs': ['histogram'],
  },
  science: {
    'reflection-of-light': ['mirror'],
    'refraction-and-lenses': ['lens'],
    'ohms-law': ['circuit'],
    'electric-circuits': ['circuit'],
  },
};

/** By the folder of the book and the number of the chapter. */
export const CHAPTER_EXPLORERS: Readonly<Record<string, Readonly<Record<number, Names>>>> = {
  'class-8/curiosity': { 10: ['mirror', 'lens'] },
  'class-9/ganita-manjari': { 2: ['line'], 10: ['histogram'], 13: ['line'] },
  'class-10/maths': { 2: ['parabola'], 3: ['line'], 4: ['parabola'], 13: ['histogram'] },
  'class-10/science': { 9: ['mirror', 'lens'], 11: ['circuit'] },
  'class-11/maths': { 3: ['unitCircle'], 9: ['line'], 13: ['histogram'] },
  'class-12/physics': { 3: ['circuit'], 9: ['mirror', 'lens'] },
};

/** By the id of the calculator. */
export const CALCULATOR_EXPLORERS: Readonly<
  Partial<Record<MathsCalculatorId | PhysicsCalculatorId, ExplorerName>>
> = {
  quadratic: 'parabola',
  average: 'histogram',
  'ohms-law': 'circuit',
  lens: 'lens',
};
