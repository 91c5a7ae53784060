import { FORMULA_PATH, FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { formulaPlanPath } from '@/data/routes/paths/study/formulas';
import { fitDescription, fitTitle, type Route, studyRoute } from '@/data/routes/route';
import { planName } from '@/data/study/formulas/copy';
import { FORMULA_SUBJECTS, type FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import { FORMULA_PLANS, type FormulaGroup, type FormulaPlan } from '@/data/study/formulas/plans';

/** Each list goes class by class. */
const CLASSES = [6, 7, 8, 9, 10, 11, 12].map((classNumber) => `Class ${classNumber}`);

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The names of formulas of these classes, of one group only where it is given. */
const namesOf = (
  subject: FormulaSubject,
  { grades }: FormulaPlan,
  group?: FormulaGroup,
): string[] =>
  FORMULAS[subject]
    .filter(({ grade }) => grades.includes(grade))
    .flatMap(({ topics }) => topics)
    .filter(({ title }) => !group || group.topics.includes(title))
    .flatMap(({ formulas }) => formulas.map(({ name }) => name));

/** As many names as fit: `Cosine rule, sine rule and more.` */
const tellOf = (start: string, names: readonly string[]): string => {
  const [first = '', ...others] = names;
  const lists = [5, 4, 3, 2, 1].map((count) =>
    [first, ...others.slice(0, count - 1).map(lowered)].join(', '),
  );
  return fitDescription(
    ...lists.map((list) => `${start}: ${list}. With letters, limits and a worked line each.`),
  );
};

/** `class 10 maths formulas` and what else people type for it. */
const spoken = (subject: FormulaSubject, { grades }: FormulaPlan): string[] =>
  grades.flatMap((grade) => {
    const names = [`class ${grade} ${subject} formulas`, `class ${grade} ${subject} formula`];
    return subject === 'maths' ? [...names, `class ${grade} math formula`] : names;
  });

const groupRoute = (subject: FormulaSubject, plan: FormulaPlan, group: FormulaGroup): Route => {
  const [start, topic] = [`${planName(plan)} ${subject}`, lowered(group.title)];
  const names = namesOf(subject, plan, group);
  return studyRoute(formulaPlanPath(subject, plan, group.slug), {
    title: fitTitle(
      `${start} formulas: ${topic}`,
      `${start}: ${topic}`,
      `${group.title}: ${lowered(planName(plan))}`,
    ),
    description: tellOf(`${start}, ${topic}`, names),
    names: plan.grades.flatMap((grade) => [
      `class ${grade} ${topic} formulas`,
      `${topic} formulas class ${grade}`,
    ]),
    headings: [...group.topics, ...names],
  });
};

const planRoutes = (subject: FormulaSubject, plan: FormulaPlan): Route[] => {
  const { groups } = plan;
  const start = `${planName(plan)} ${subject} formulas`;
  const parts = groups?.map(({ title }) => title) ?? namesOf(subject, plan);
  const route = studyRoute(formulaPlanPath(subject, plan), {
    title: fitTitle(groups ? `${start}: all groups, worked lines` : `${start} with worked lines`),
    description: tellOf(start, parts),
    names: spoken(subject, plan),
    headings: parts,
  });
  return [route, ...(groups ?? []).map((group) => groupRoute(subject, plan, group))];
};

/** The lists of formulas, and their pages by class and group. */
export const formulaRoutes = (): Route[] => [
  studyRoute(FORMULA_PATH, {
    title: 'Formulas: maths, physics, chemistry, classes 6 to 12',
    description:
      'Three lists of formulas for classes 6 to 12, class by class and topic by topic, with symbols, units and worked uses, to filter and to print.',
    names: ['formula', 'formulas', 'formulae', 'all formulas'],
    headings: ['Maths formulas', 'Physics formulas', 'Chemistry formulas', 'By class', ...CLASSES],
  }),
  studyRoute(FORMULA_PATHS.maths, {
    title: 'Maths formulas for classes 6 to 12, with worked uses',
    description:
      'Maths formulas by class and topic: algebra, mensuration, trigonometry, calculus and more. Each with its letters explained and one worked use.',
    names: ['math formula', 'maths formula', 'maths formulas', 'math formulas'],
    headings: ['Perimeter and area', 'Algebraic identities', 'Trigonometry', ...CLASSES],
  }),
  studyRoute(FORMULA_PATHS.physics, {
    title: 'Physics formulas for classes 6 to 12, with SI units',
    description:
      'Physics formulas by class and topic: motion, force, light, electricity, waves, modern physics. Symbols, SI units, a worked use and when each one holds.',
    names: ['physics formula', 'physics formulas'],
    headings: ['Motion', 'Light', 'Electricity', 'Modern physics', ...CLASSES],
  }),
  studyRoute(FORMULA_PATHS.chemistry, {
    title: 'Chemistry formulas and equations, classes 6 to 12',
    description:
      'Chemistry formulas by class: mole concept, gas laws, pH, electrochemistry, kinetics and balanced equations, each with one use worked in numbers.',
    names: ['chemistry formula', 'chemistry formulas', 'chemical formulas'],
    headings: ['Mole concept', 'Solutions', 'Equilibrium', 'Equations', ...CLASSES],
  }),
  ...FORMULA_SUBJECTS.flatMap((subject) =>
    FORMULA_PLANS[subject].flatMap((plan) => planRoutes(subject, plan)),
  ),
];
