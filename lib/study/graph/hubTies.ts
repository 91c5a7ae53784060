import type { Hub } from '@/data/study/graph/hub';
import { MATHS_HUBS } from '@/data/study/graph/mathsHubs';
import type { NodeId } from '@/data/study/graph/node';
import { SCIENCE_HUBS } from '@/data/study/graph/scienceHubs';
import type { StudyNode } from './nodes';

/** Two pages that lead to each other. */
export type Tie = readonly [NodeId, NodeId];

export const HUBS: readonly Hub[] = [...MATHS_HUBS, ...SCIENCE_HUBS];

const isAbout = (
  { subjects, words, classes }: Hub,
  { subject, grade = 0, words: said = '' }: StudyNode,
) =>
  subject !== undefined &&
  subjects.includes(subject) &&
  (!classes || (grade >= classes[0] && grade <= classes[1])) &&
  words.some((word) => new RegExp(`(?<![a-z])${word}`).test(said));

/** Formulas go with chapters of a class that has them. */
const fits = (chapter: StudyNode, formula: StudyNode): boolean =>
  chapter.grade !== undefined &&
  formula.grade !== undefined &&
  (chapter.grade === formula.grade ||
    (formula.path.includes('classes-6-to-8') && chapter.grade <= 8 && chapter.grade >= 6));

const pairs = (ones: readonly StudyNode[], others: readonly StudyNode[]): Tie[] =>
  ones.flatMap(({ id }) => others.map(({ id: other }): Tie => [id, other]));

/** Each chapter with the first one of the next class that has any. */
const upwards = (chapters: readonly StudyNode[]): Tie[] =>
  chapters.flatMap(({ id, grade = 0 }) => {
    const next = chapters.find((other) => (other.grade ?? 0) > grade);
    return next ? [[id, next.id] as const] : [];
  });

/** The ties of a topic. Throws where it names a page that is not there. */
export const hubTies = (hub: Hub, nodes: ReadonlyMap<NodeId, StudyNode>): Tie[] => {
  const named = (kind: 'lesson' | 'formula' | 'calculator', names: readonly string[] = []) =>
    names.map((name) => {
      const node = nodes.get(`${kind}:${name}`);
      if (!node)
        throw new Error(`The topic ${hub.topic} names ${kind}:${name}, which is not there`);
      return node;
    });
  const chapters = [...nodes.values()]
    .filter((node) => node.kind === 'chapter' && isAbout(hub, node))
    .toSorted((one, other) => (one.grade ?? 0) - (other.grade ?? 0));
  const lessons = named('lesson', hub.lessons);
  const formulas = named('formula', hub.formulas);
  const calculators = named('calculator', hub.calculators);
  return [
    ...upwards(chapters),
    ...pairs(chapters, [...lessons, ...calculators]),
    ...chapters.flatMap((chapter) =>
      pairs(
        [chapter],
        formulas.filter((formula) => fits(chapter, formula)),
      ),
    ),
    ...pairs(lessons, [...formulas, ...calculators]),
    ...pairs(formulas, calculators),
  ];
};
