import { GROUP_OF, type NodeId, TIE_GROUPS, type TieGroup } from '@/data/study/graph/node';
import { studyGraph } from './graph';
import type { StudyNode } from './nodes';

type TieLink = { title: string; path: string };

/** The ties of a page under one heading: the closest ones, and the rest. */
export type TieList = { group: TieGroup; first: TieLink[]; more: TieLink[] };

/** So many stand open under each heading. */
const SHOWN = 4;

// More classes than there are: books that others have replaced come after all in use.
const FAR = 20;

/** Lessons first; then of the same class, and of the classes beside it. */
const distance = (here: StudyNode, { kind, grade, isReplaced }: StudyNode): number => {
  if (kind === 'lesson') return -1;
  const apart = here.grade === undefined || grade === undefined ? 0 : Math.abs(here.grade - grade);
  return isReplaced && !here.isReplaced ? FAR + apart : apart;
};

/** Where a page leads: to learn, to practise, to look up, to test. */
export const tiesOf = (id: NodeId): TieList[] => {
  const { nodes, ties } = studyGraph();
  const node = nodes.get(id);
  if (!node) throw new Error(`No study page is called ${id}`);
  const others = (ties.get(id) ?? []).flatMap((other) => nodes.get(other) ?? []);
  return TIE_GROUPS.map((group) => {
    const links = others
      .filter(({ kind }) => GROUP_OF[kind] === group)
      .toSorted((one, other) => distance(node, one) - distance(node, other))
      .map(({ title, path }) => ({ title, path }));
    return { group, first: links.slice(0, SHOWN), more: links.slice(SHOWN) };
  }).filter(({ first }) => first.length > 0);
};
