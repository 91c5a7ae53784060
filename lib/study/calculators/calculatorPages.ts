import { PATHS } from '@/data/routes/paths';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { CHEMISTRY_TEXTS } from '@/data/study/calculators/chemistryTexts';
import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { MATHS_TEXTS } from '@/data/study/calculators/mathsTexts';
import {
  CALCULATOR_PAGE_COPY,
  CALCULATOR_PAGES,
  CALCULATOR_RELATED,
  type PageNote,
} from '@/data/study/calculators/pages';
import { PHYSICS_TEXTS } from '@/data/study/calculators/physicsTexts';
import type {
  ChemistryCalculatorId,
  PhysicsCalculatorId,
} from '@/data/study/calculators/scienceTitles';
import { CALCULATOR_PRACTICE } from '@/data/study/practice/calculatorPractice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { buildCalculatorItems, type CalculatorItem } from './calculatorItems';
import { chemistryCalculator } from './chemistry/definitions';
import { mathsCalculator } from './maths/definitions';
import { physicsCalculator } from './physics/definitions';

type Related = { title: string; path: string; note: string };

/** The texts around the calculators of a page. */
export type CalculatorPage = {
  crumbs: { title: string; path?: string }[];
  heading: string;
  lead: string;
  notes: readonly PageNote[];
  related: readonly Related[];
};

export type SubjectCalculators<Id extends string> = CalculatorPage & {
  items: CalculatorItem<Id>[];
  practice: readonly PracticeQuestion[];
};

type PageName = keyof typeof CALCULATOR_PAGES;

const trail = (name: PageName): { title: string; path?: string }[] => {
  const home = { title: CALCULATOR_PAGE_COPY.home, path: PATHS.home };
  if (name === 'all') return [home, { title: CALCULATOR_PAGE_COPY.all }];
  const all = { title: CALCULATOR_PAGE_COPY.all, path: CALCULATOR_PATHS.all };
  return [home, all, { title: CALCULATOR_PAGES[name].crumb }];
};

/** The frame of one page, with the other pages and what else helps to read next. */
export const buildCalculatorPage = (name: PageName): CalculatorPage => {
  const { heading, lead, notes } = CALCULATOR_PAGES[name];
  const { formulas, converters, ...pages } = CALCULATOR_RELATED;
  const others = Object.values(pages).filter(({ path }) => path !== CALCULATOR_PATHS[name]);
  const related = name === 'all' ? [formulas, converters] : [...others, formulas, converters];
  return { crumbs: trail(name), heading, lead, notes, related };
};

/** The maths page. For prerendering. */
export const buildMathsPage = (): SubjectCalculators<MathsCalculatorId> => ({
  ...buildCalculatorPage('maths'),
  items: buildCalculatorItems(MATHS_TEXTS, mathsCalculator),
  practice: CALCULATOR_PRACTICE.maths.map(toQuestion),
});

/** The physics page. For prerendering. */
export const buildPhysicsPage = (): SubjectCalculators<PhysicsCalculatorId> => ({
  ...buildCalculatorPage('physics'),
  items: buildCalculatorItems(PHYSICS_TEXTS, physicsCalculator),
  practice: CALCULATOR_PRACTICE.physics.map(toQuestion),
});

/** The chemistry page. For prerendering. */
export const buildChemistryPage = (): SubjectCalculators<ChemistryCalculatorId> => ({
  ...buildCalculatorPage('chemistry'),
  items: buildCalculatorItems(CHEMISTRY_TEXTS, chemistryCalculator),
  practice: CALCULATOR_PRACTICE.chemistry.map(toQuestion),
});
