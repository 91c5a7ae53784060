import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { type Route, studyRoute } from '@/data/routes/route';
import { MATHS_FIELDS } from '@/data/study/calculators/mathsFields';
import { CHEMISTRY_TITLES, PHYSICS_TITLES } from '@/data/study/calculators/scienceTitles';

/** The calculators: one page for each subject, and the list of them. */
export const calculatorRoutes = (): Route[] => [
  studyRoute(CALCULATOR_PATHS.all, {
    title: 'Calculators for school that show the working',
    description:
      'Calculators for maths, physics and chemistry that show each step with your numbers put in, and a basic calculator that keeps decimals exact.',
    names: ['calculator', 'calculators', 'school calculators'],
    headings: ['Basic calculator', 'Maths', 'Physics', 'Chemistry', 'Show the working'],
  }),
  studyRoute(CALCULATOR_PATHS.basic, {
    title: 'Basic calculator with brackets, per cent and memory',
    description:
      'A calculator for every day: × and ÷ before + and −, brackets, per cent, memory and history, by touch or keyboard. 0.1 + 0.2 is exactly 0.3.',
    names: ['basic calculator', 'simple calculator', 'online calculator'],
    headings: ['Brackets', 'Per cent key', 'Memory', 'History', 'BODMAS'],
  }),
  studyRoute(CALCULATOR_PATHS.maths, {
    title: 'Maths calculators with steps',
    description:
      'Percentage, HCF and LCM, fractions, quadratic equations, interest, averages, areas, age and ratio, each worked out step by step with your numbers.',
    names: ['math calculator', 'maths calculator', 'mathematics calculator'],
    headings: Object.values(MATHS_FIELDS).map(({ title }) => title),
  }),
  studyRoute(CALCULATOR_PATHS.physics, {
    title: 'Physics calculators with units and steps',
    description:
      'Speed, acceleration, force, energy, Ohm’s law, power, pressure, density, projectiles and lenses: leave one box empty and see how it is found.',
    names: ['physics calculator', 'physics calculators'],
    headings: Object.values(PHYSICS_TITLES),
  }),
  studyRoute(CALCULATOR_PATHS.chemistry, {
    title: 'Chemistry calculators: molar mass, balancing, pH',
    description:
      'Molar mass of any formula with brackets and hydrates, equation balancing, moles, molarity, dilution, pH and the ideal gas law, all with working.',
    names: ['chemistry calculator', 'molar mass calculator', 'equation balancer'],
    headings: Object.values(CHEMISTRY_TITLES),
  }),
];
