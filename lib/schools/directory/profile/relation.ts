import { branchDisplayName, branchName, gradesLabel } from '@/lib/schools/directory/branches';
import type { BranchFacts } from './facts';

/** How a main branch and its pre-primary wing belong together; null for the others. */
export const relation = ({ main, wing, location }: BranchFacts): string | null => {
  if (main) {
    return `${branchName(main)} is the main branch. It teaches ${gradesLabel(main)} and keeps in step with the wing, so that a child who starts small knows where the road leads.`;
  }
  return wing
    ? `Younger children go to ${branchDisplayName(wing)}, also in ${location.localArea}, which teaches ${gradesLabel(wing)}. This branch starts where the wing ends.`
    : null;
};
