import { formulaPlanPath } from '@/data/routes/paths/study/formulas';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULAS } from '@/data/study/formulas/formulas';
import { FORMULA_PLANS, type FormulaGroup, type FormulaPlan } from '@/data/study/formulas/plans';
import { topicsOf } from './classTopics';

/** A page with formulas, or the page that lists such pages of a class. */
export type FormulaPlace = {
  subject: FormulaSubject;
  path: string;
  plan: FormulaPlan;
  /** One group of the class; null where the page has all. */
  group: FormulaGroup | null;
  /** The formulas on it, by class and topic, in the order of the page. */
  names: readonly { grade: number; topic: string; names: readonly string[] }[];
};

const namesOf = (subject: FormulaSubject, { grades }: FormulaPlan): FormulaPlace['names'] =>
  FORMULAS[subject]
    .filter(({ grade }) => grades.includes(grade))
    .flatMap((list) =>
      topicsOf(subject, list).map(({ title, formulas }) => ({
        grade: list.grade,
        topic: title,
        names: formulas.map(({ name }) => name),
      })),
    );

/** Whether a topic stands with this group of a class: with the last one where none names it. */
export const isInGroup = ({ groups }: FormulaPlan, group: FormulaGroup, topic: string): boolean => {
  const named = groups?.find(({ topics }) => topics.includes(topic)) ?? groups?.at(-1);
  return named?.slug === group.slug;
};

const placesOf = (subject: FormulaSubject, plan: FormulaPlan): FormulaPlace[] => {
  const names = namesOf(subject, plan);
  const { groups } = plan;
  if (!groups) return [{ subject, plan, group: null, path: formulaPlanPath(subject, plan), names }];
  return groups.map((group) => ({
    subject,
    plan,
    group,
    path: formulaPlanPath(subject, plan, group.slug),
    names: names.filter(({ topic }) => isInGroup(plan, group, topic)),
  }));
};

/** Every page with formulas of a subject, in the order of its list. */
export const formulaPlaces = (subject: FormulaSubject): FormulaPlace[] =>
  FORMULA_PLANS[subject].flatMap((plan) => placesOf(subject, plan));

export const countNames = (names: FormulaPlace['names']): number =>
  names.reduce((sum, topic) => sum + topic.names.length, 0);
