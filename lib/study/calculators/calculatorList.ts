import { MATHS_FIELDS } from '@/data/study/calculators/mathsFields';
import { CALCULATOR_RELATED } from '@/data/study/calculators/pages';
import { CHEMISTRY_TITLES, PHYSICS_TITLES } from '@/data/study/calculators/scienceTitles';

/** A page with calculators, as the list of them shows it. */
export type CalculatorGroup = {
  name: 'basic' | 'maths' | 'physics' | 'chemistry';
  title: string;
  note: string;
  path: string;
  /** The calculators on it; none for the basic one, which is the page itself. */
  calculators: { title: string; path: string }[];
};

const linked = (path: string, titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([id, title]) => ({ title, path: `${path}#${id}` }));

/** All calculators, page by page. */
export const buildCalculatorList = (): CalculatorGroup[] => {
  const { basic, maths, physics, chemistry } = CALCULATOR_RELATED;
  const mathsTitles = Object.fromEntries(
    Object.entries(MATHS_FIELDS).map(([id, { title }]) => [id, title]),
  );
  return [
    { name: 'basic', ...basic, calculators: [] },
    { name: 'maths', ...maths, calculators: linked(maths.path, mathsTitles) },
    { name: 'physics', ...physics, calculators: linked(physics.path, PHYSICS_TITLES) },
    { name: 'chemistry', ...chemistry, calculators: linked(chemistry.path, CHEMISTRY_TITLES) },
  ];
};
