import { CALCULATOR_RELATED } from '@/data/study/calculators/pages';
import { buildToolIndex } from './calculatorPages';
import { CHEMISTRY, MATHS, PHYSICS, type SubjectTools } from './subjectTools';

/** A page with calculators, as the list of them shows it. */
export type CalculatorGroup = {
  name: 'basic' | 'maths' | 'physics' | 'chemistry';
  title: string;
  note: string;
  path: string;
  /** Those that have pages of their own; none for the basic one, which is the page itself. */
  calculators: { title: string; path: string }[];
};

const linked = <Id extends string>(tools: SubjectTools<Id>) =>
  buildToolIndex(tools).groups.flatMap((group) =>
    group.tools.map(({ title, path }) => ({ title, path })),
  );

/** All calculators, page by page. */
export const buildCalculatorList = (): CalculatorGroup[] => {
  const { basic, maths, physics, chemistry } = CALCULATOR_RELATED;
  return [
    { name: 'basic', ...basic, calculators: [] },
    { name: 'maths', ...maths, calculators: linked(MATHS) },
    { name: 'physics', ...physics, calculators: linked(PHYSICS) },
    { name: 'chemistry', ...chemistry, calculators: linked(CHEMISTRY) },
  ];
};
