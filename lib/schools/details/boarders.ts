import type { BranchRecord } from '@/data/places/places';
import { stagesOf } from '@/lib/schools/directory/branches';
import { boardingOf } from '@/lib/schools/directory/profile/boarding';
import type { Boarders } from './fees';

/** Who may live at a branch; null where nobody does. */
export const boardersOf = (branch: BranchRecord): Boarders | null => {
  const life = boardingOf(branch.id);
  if (!life) return null;
  const stages = stagesOf(branch);
  const first = stages.findIndex(({ grades }) => grades.some(({ name }) => name === life.from));
  return { from: life.from, stages: stages.slice(first).map(({ stage }) => stage) };
};
