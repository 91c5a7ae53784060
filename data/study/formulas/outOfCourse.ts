import type { Session } from '@/data/study/ncert/session';
import type { FormulaGrade, FormulaSubject } from './formula';

/**
 * Why a topic is not in the written paper of its class: `dropped` from the course with that session
 * (`orEarlier` where only the latest date is known), taught but assessed by the `school` alone in that
 * session, or `unconfirmed`: in the book until that session, and not found again in the new course.
 */
export type OutReason =
  | { kind: 'dropped'; session: Session; orEarlier?: true }
  | { kind: 'school'; session: Session }
  | { kind: 'unconfirmed'; session: Session };

export type OutOfCourse = {
  subject: FormulaSubject;
  grade: FormulaGrade;
  /** In the words of the board or of the book. */
  topic: string;
  why: OutReason;
  /** Small letters; a formula whose name has one of them belongs to the topic. */
  words: readonly string[];
};

type Topic = readonly [topic: string, ...words: string[]];

const all = (
  subject: FormulaSubject,
  grade: FormulaGrade,
  why: OutReason,
  topics: readonly Topic[],
): OutOfCourse[] => topics.map(([topic, ...words]) => ({ subject, grade, topic, why, words }));

const LONG_GONE: OutReason = { kind: 'dropped', session: '2024-25', orEarlier: true };
const WITH_NEW_CLASS_8: OutReason = { kind: 'dropped', session: '2025-26' };
const WITH_NEW_CLASS_9: OutReason = { kind: 'dropped', session: '2026-27' };
const BY_THE_SCHOOL: OutReason = { kind: 'school', session: '2026-27' };
const NOT_FOUND_IN_CLASS_8: OutReason = { kind: 'unconfirmed', session: '2024-25' };
const NOT_FOUND_IN_CLASS_9: OutReason = { kind: 'unconfirmed', session: '2025-26' };

/** What no list of a class may teach as its course of 2026-27. */
export const OUT_OF_COURSE: readonly OutOfCourse[] = [
  ...all('maths', 8, NOT_FOUND_IN_CLASS_8, [['Diagonals of a polygon', 'diagonals of a polygon']]),
  ...all('maths', 9, NOT_FOUND_IN_CLASS_9, [
    ['Remainder and factor theorem', 'remainder theorem', 'factor theorem'],
    ['Surds and rational exponents', 'fractional exponent', 'rationalising', 'surd'],
  ]),
  ...all('maths', 10, LONG_GONE, [
    ['Euclid’s division lemma', 'euclid', 'division lemma'],
    ['Decimal expansions of rational numbers', 'decimal expansion', 'terminating'],
    ['Zeroes of cubic polynomials', 'cubic'],
    ['Division algorithm for polynomials', 'division algorithm'],
    ['Cross-multiplication method', 'cross-multiplication', 'cross multiplication'],
    ['Solving by completing the square', 'completing the square'],
    ['Area of a triangle from coordinates', 'area of a triangle', 'collinear'],
    ['Section formula, external division', 'external division'],
    ['Ratio of the areas of similar triangles', 'similar triangles'],
    ['Pythagoras theorem', 'pythagoras'],
    ['Ratios of complementary angles', 'complementary angles'],
    ['Frustum of a cone', 'frustum'],
    ['Conversion of solids', 'conversion of solids', 'recasting', 'melting'],
    ['Cumulative frequency graphs', 'ogive'],
  ]),
  ...all('maths', 11, BY_THE_SCHOOL, [
    ['Problems on union and intersection of two sets', 'union of two sets', 'intersection of two'],
    ['Composition of functions', 'composition'],
    ['General solutions of trigonometric equations', 'general solution'],
    ['Mathematical induction', 'induction'],
    ['Polar form of complex numbers', 'polar', 'argument of'],
    ['Graphs of linear inequalities in two variables', 'inequalities'],
    ['General and middle terms of the binomial expansion', 'general term', 'middle term'],
    ['Sums of k, k² and k³', 'sum of the first'],
    ['Normal form and general equation of a line', 'normal form', 'general equation of a line'],
    ['Section formula in space', 'section formula'],
    ['Chain rule', 'chain rule'],
  ]),
  ...all('maths', 12, LONG_GONE, [
    ['Composition and inverse of functions', 'composition', 'inverse of a function'],
    ['Binary operations', 'binary operation'],
    ['Tangents and normals', 'tangent to', 'normal to'],
    ['Approximations', 'approximation'],
    ['Mean value theorems', 'rolle', 'mean value'],
    ['Area between two curves', 'between two curves'],
    ['Forming differential equations', 'forming'],
    ['Planes', 'plane'],
    [
      'Random variables and binomial distribution',
      'random variable',
      'expected value',
      'binomial distribution',
      'variance',
    ],
  ]),
  ...all('physics', 8, NOT_FOUND_IN_CLASS_8, [['Multiple reflection', 'two plane mirrors']]),
  ...all('physics', 9, WITH_NEW_CLASS_9, [
    ['Gravitation', 'gravitation'],
    ['Thrust, floatation and relative density', 'thrust', 'buoyan', 'relative density'],
    ['Ultrasound and SONAR', 'sonar', 'ultrasound'],
  ]),
  ...all('physics', 9, NOT_FOUND_IN_CLASS_9, [
    ['Conservation of momentum', 'conservation of momentum'],
  ]),
  ...all('physics', 10, BY_THE_SCHOOL, [
    ['Electric motor, electromagnetic induction, generator', 'motor', 'induction', 'generator'],
  ]),
  ...all('physics', 11, LONG_GONE, [
    ['Damped and forced oscillations', 'damped', 'forced'],
    ['Reynolds number', 'reynolds'],
  ]),
  ...all('physics', 12, LONG_GONE, [
    ['Radioactivity and half-life', 'radioactive', 'half-life', 'decay'],
    ['Polarisation', 'polaris', 'brewster', 'malus'],
    ['LC oscillations', 'lc oscillation', 'lc circuit'],
    ['Zener and other special diodes, transistors, logic gates', 'zener', 'transistor', 'logic'],
    ['Metre bridge and potentiometer', 'metre bridge', 'potentiometer'],
  ]),
  ...all('chemistry', 8, WITH_NEW_CLASS_8, [
    ['Coal, petroleum, combustion and flame', 'burning', 'calorific', 'combustion'],
  ]),
  ...all('chemistry', 9, LONG_GONE, [['Mole concept', 'moles', 'mole concept']]),
  ...all('chemistry', 9, NOT_FOUND_IN_CLASS_9, [['States of matter', 'celsius to kelvin']]),
  ...all('chemistry', 10, LONG_GONE, [['pH by logarithm', 'ph of', 'logarithm']]),
  ...all('chemistry', 10, BY_THE_SCHOOL, [
    ['Periodic Classification of Elements', 'periodic', 'octaves', 'triads'],
  ]),
  ...all('chemistry', 11, BY_THE_SCHOOL, [
    ['Gaseous State', 'boyle', 'charles', 'ideal gas', 'combined gas', 'partial pressure'],
    ['s- and p-Block Elements', 's-block', 'p-block'],
  ]),
  ...all('chemistry', 12, LONG_GONE, [['Solid State', 'crystal', 'unit cell', 'packing']]),
  ...all('chemistry', 12, BY_THE_SCHOOL, [
    ['Surface Chemistry', 'adsorption', 'freundlich', 'colloid'],
    ['Isolation of Elements', 'isolation', 'metallurgy'],
    ['Polymers; Chemistry in Everyday Life', 'polymer', 'everyday'],
  ]),
];
