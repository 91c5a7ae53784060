import type { NodeId } from '@/data/study/graph/node';
import { HUBS, hubTies, type Tie } from './hubTies';
import { listNodes, type StudyNode } from './nodes';
import { ruleTies } from './ruleTies';

export type StudyGraph = {
  nodes: ReadonlyMap<NodeId, StudyNode>;
  /** The pages that each leads to, the closest first. */
  ties: ReadonlyMap<NodeId, readonly NodeId[]>;
};

let graph: StudyGraph | undefined;

const joined = (pairs: readonly Tie[]): Map<NodeId, Set<NodeId>> => {
  const ties = new Map<NodeId, Set<NodeId>>();
  const add = (from: NodeId, to: NodeId) => {
    const known = ties.get(from);
    if (known) known.add(to);
    else ties.set(from, new Set([to]));
  };
  for (const [one, other] of pairs) {
    if (one === other) continue;
    add(one, other);
    add(other, one);
  }
  return ties;
};

/** The ties of all study pages, made once. Those of topics come before those of rules. */
export const studyGraph = (): StudyGraph => {
  if (graph) return graph;
  const list = listNodes();
  const nodes = new Map(list.map((node): [NodeId, StudyNode] => [node.id, node]));
  // A narrow topic says more than a wide one.
  const topics = HUBS.map((hub) => hubTies(hub, nodes)).toSorted(
    (one, other) => one.length - other.length,
  );
  const pairs = [...topics.flat(), ...ruleTies(list)];
  const ties = new Map(
    [...joined(pairs)].map(([id, others]): [NodeId, readonly NodeId[]] => [id, [...others]]),
  );
  graph = { nodes, ties };
  return graph;
};
