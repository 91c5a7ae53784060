import { listWords } from '@/data/copy/listWords';
import { branchDisplayName } from '@/lib/schools/directory/branches';
import { sharedAreas } from '@/lib/schools/directory/nearby';
import type { BranchFacts } from './facts';

const NAMED = 3;

/** Who has a choice between this branch and its neighbours; null where it stands alone. */
export const neighbours = ({ branch, nearby, main, wing }: BranchFacts): string | null => {
  const others = nearby.filter(({ id }) => id !== main?.id && id !== wing?.id).slice(0, NAMED);
  const [nearest] = others;
  if (!nearest) return null;
  const choices = others.flatMap((other) => {
    const shared = sharedAreas(branch, other).filter((area) => area !== branchDisplayName(other));
    return shared.length > 0
      ? [`${listWords(shared.slice(0, NAMED))} (${branchDisplayName(other)})`]
      : [];
  });
  return choices.length > 0
    ? `Some localities are served by a second branch too: ${listWords(choices)}.`
    : `${branchDisplayName(nearest)} is ${nearby.length === 1 ? 'our other branch in the city' : 'the nearest of the others'}. If you live between the two, visit both before you decide.`;
};
