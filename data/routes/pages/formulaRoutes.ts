import {
  FORMULA_PATH,
  FORMULA_PATHS,
  MATHS_12_FORMULA_PATH,
} from '@/data/routes/paths/study/formulas';
import { type Route, studyRoute } from '@/data/routes/route';

/** Each list goes class by class. */
const CLASSES = [6, 7, 8, 9, 10, 11, 12].map((classNumber) => `Class ${classNumber}`);

/** The lists of formulas. */
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
    headings: [
      'Perimeter and area',
      'Algebraic identities',
      'Quadratic formula',
      'Trigonometry',
      'Heron’s formula',
      'Integration',
      'Probability',
      ...CLASSES,
    ],
  }),
  studyRoute(MATHS_12_FORMULA_PATH, {
    title: 'Class 12 maths formulas: all groups, worked lines',
    description:
      'Class 12 maths formulas group by group: inverse functions, matrices, derivatives, integrals, vectors, probability. Letters, conditions, worked lines.',
    names: [
      'class 12 maths formulas',
      'class 12 maths formula',
      'class 12 math formula',
      'maths formulas class 12',
    ],
    headings: [
      'Relations and functions',
      'Inverse trigonometric functions',
      'Matrices and determinants',
      'Derivatives and their applications',
      'Integrals and areas',
      'Differential equations',
      'Vectors and three-dimensional geometry',
      'Linear programming and probability',
    ],
  }),
  studyRoute(FORMULA_PATHS.physics, {
    title: 'Physics formulas for classes 6 to 12, with SI units',
    description:
      'Physics formulas by class and topic: motion, force, light, electricity, waves, modern physics. Symbols, SI units, a worked use and when each one holds.',
    names: ['physics formula', 'physics formulas'],
    headings: [
      'Equations of motion',
      'Ohm’s law',
      'Lens formula',
      'Projectile',
      'Electrostatics',
      'Modern physics',
      ...CLASSES,
    ],
  }),
  studyRoute(FORMULA_PATHS.chemistry, {
    title: 'Chemistry formulas and equations, classes 6 to 12',
    description:
      'Chemistry formulas by class: mole concept, gas laws, pH, electrochemistry, kinetics and balanced equations, each with one use worked in numbers.',
    names: ['chemistry formula', 'chemistry formulas', 'chemical formulas'],
    headings: [
      'Mole concept',
      'Molarity',
      'Gas laws',
      'pH',
      'Nernst equation',
      'Equations',
      ...CLASSES,
    ],
  }),
];
