import { ENGLISH_HUBS } from '@/data/study/graph/englishHubs';
import type { Hub } from '@/data/study/graph/hub';
import { MATHS_HUBS } from '@/data/study/graph/mathsHubs';
import type { NodeId } from '@/data/study/graph/node';
import { SCIENCE_HUBS } from '@/data/study/graph/scienceHubs';
import { SOCIAL_HUBS } from '@/data/study/graph/socialHubs';
import type { StudyNode } from './nodes';

/** Two pages that lead to each other. */
export type Tie = readonly [NodeId, NodeId];

export const HUBS: readonly Hub[] = [
  ...MATHS_HUBS,
  ...SCIENCE_HUBS,
  ...SOCIAL_HUBS,
  ...ENGLISH_HUBS,
];

const isAbout = (
  { subjects, words, sheets = [], classes }: Hub,
  { kind, subject, grade = 0, words: said = '' }: StudyNode,
) => {
  // A topic of class 1 begins before it.
  const ranked = Math.max(grade, 1);
  return (
    subject !== undefined &&
    subjects.includes(subject) &&
    (!classes || (ranked >= classes[0] && ranked <= classes[1])) &&
    [...words, ...(kind === 'worksheet' ? sheets : [])].some((word) =>
      new RegExp(`(?<![a-z])${word}`).test(said),
    )
  );
};

const isOfClass = (one: StudyNode, other: StudyNode): boolean => one.grade === other.grade;

/** Formulas go with chapters and worksheets of a class that has them. */
const fits = (page: StudyNode, formula: StudyNode): boolean =>
  page.grade !== undefined &&
  formula.grade !== undefined &&
  (page.grade === formula.grade ||
    (formula.path.includes('classes-6-to-8') && page.grade <= 8 && page.grade >= 6));

const pairs = (ones: readonly StudyNode[], others: readonly StudyNode[]): Tie[] =>
  ones.flatMap(({ id }) => others.map(({ id: other }): Tie => [id, other]));

/** Each page with the first one of the next class that has any. */
const upwards = (pages: readonly StudyNode[]): Tie[] =>
  pages.flatMap(({ id, grade = 0 }) => {
    const next = pages.find((other) => (other.grade ?? 0) > grade);
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
  const about = [...nodes.values()]
    .filter((node) => isAbout(hub, node))
    .toSorted((one, other) => (one.grade ?? 0) - (other.grade ?? 0));
  const chapters = about.filter(({ kind }) => kind === 'chapter');
  const sheets = about.filter(({ kind }) => kind === 'worksheet');
  const lessons = named('lesson', hub.lessons);
  const formulas = named('formula', hub.formulas);
  const calculators = named('calculator', hub.calculators);
  return [
    ...upwards(chapters),
    ...upwards(sheets),
    ...pairs([...chapters, ...sheets], [...lessons, ...calculators]),
    ...[...chapters, ...sheets].flatMap((page) =>
      pairs(
        [page],
        formulas.filter((formula) => fits(page, formula)),
      ),
    ),
    ...sheets.flatMap((sheet) =>
      pairs(
        [sheet],
        chapters.filter((chapter) => isOfClass(chapter, sheet)),
      ),
    ),
    ...pairs(lessons, [...formulas, ...calculators]),
    ...pairs(formulas, calculators),
  ];
};
