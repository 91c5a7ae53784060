import { FINDER_COPY, LOCATE_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { branchName } from '@/lib/schools/directory/branches';
import type { UnlistedCity } from '@/lib/schools/directory/unlistedCity';
import { describeKm } from './describeKm';
import type { BranchAtDistance } from './nearestBranches';

/** The nearest city and branch for a family who cannot come every day; `from`: `you`, `Lucknow`. */
export const describeFar = (
  { branch, km }: BranchAtDistance,
  from: string,
  hasBoarding: boolean,
): string =>
  LOCATE_COPY.far(
    {
      city: CITIES[branch.city].displayName,
      branch: branchName(branch),
      distance: describeKm(km),
    },
    from,
    hasBoarding,
  );

/** Where a branch without a page and without a line in the form takes its enquiries. */
export const describeUnlisted = ({ city, branch, takenBy }: UnlistedCity): string =>
  FINDER_COPY.unlisted(
    branchName(branch),
    CITIES[city].displayName,
    branchName(takenBy),
    CITIES[takenBy.city].displayName,
  );
