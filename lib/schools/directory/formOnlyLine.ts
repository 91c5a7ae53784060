import { listWords } from '@/data/copy/listWords';
import type { BranchRecord } from '@/data/places/places';
import { branchDisplayName } from './branches';
import { counted, sentenceCase } from './profile/words';

/** The branches that can be chosen in the form and have no page, in one sentence; or null. */
export const formOnlyLine = (branches: readonly BranchRecord[]): string | null => {
  if (branches.length === 0) return null;
  const count = sentenceCase(counted(branches.length, 'more branch', 'more branches'));
  return `${count} can be chosen in the form: ${listWords(branches.map(branchDisplayName))}.`;
};
