import { branchDisplayName, branchName, gradesLabel } from '@/lib/schools/directory/branches';
import type { BranchFacts } from './facts';
import { placedIn } from './words';

/** How a main branch and its pre-primary wing belong together; null for the others. */
export const relation = ({ main, wing, location }: BranchFacts): string | null => {
  if (main) {
    return `${branchName(main)} is the main branch. It teaches ${gradesLabel(main)} and takes the children of the wing after K2.`;
  }
  return wing
    ? `Younger children go to ${branchDisplayName(wing)}, also ${placedIn(location.localArea)}, which teaches ${gradesLabel(wing)}. This branch starts where the wing ends.`
    : null;
};
