import {
  CALCULATOR_PATHS,
  type CalculatorSubject,
  toolPath,
} from '@/data/routes/paths/study/calculators';
import { type Route, studyRoute } from '@/data/routes/route';
import { CHEMISTRY_TOOLS } from '@/data/study/calculators/tools/chemistry';
import { MATHS_TOOLS } from '@/data/study/calculators/tools/maths';
import { PHYSICS_TOOLS } from '@/data/study/calculators/tools/physics';
import type { ToolText } from '@/data/study/calculators/tools/tool';

const toolRoutes = (
  subject: CalculatorSubject,
  tools: Readonly<Record<string, ToolText>>,
): Route[] =>
  Object.entries(tools).map(([id, { title, description, names, heading, note }]) =>
    studyRoute(toolPath(subject, id), { title, description, names, headings: [heading, note] }),
  );

/** The calculators: one page for each, a list for each subject, and the list of those. */
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
    headings: ['Numbers', 'Algebra', 'Money and time', 'Shapes'],
  }),
  studyRoute(CALCULATOR_PATHS.physics, {
    title: 'Physics calculators with units and steps',
    description:
      'Speed, acceleration, force, energy, Ohm’s law, power, pressure, density, projectiles and lenses: leave one box empty and see how it is found.',
    names: ['physics calculator', 'physics calculators'],
    headings: ['Motion', 'Force and energy', 'Matter', 'Electricity and light'],
  }),
  studyRoute(CALCULATOR_PATHS.chemistry, {
    title: 'Chemistry calculators: molar mass, balancing, pH',
    description:
      'Molar mass of any formula with brackets and hydrates, equation balancing, moles, molarity, dilution, pH and the ideal gas law, all with working.',
    names: ['chemistry calculator', 'chemistry calculators'],
    headings: ['Formulas and equations', 'Solutions', 'Gases'],
  }),
  ...toolRoutes('maths', MATHS_TOOLS),
  ...toolRoutes('physics', PHYSICS_TOOLS),
  ...toolRoutes('chemistry', CHEMISTRY_TOOLS),
];
