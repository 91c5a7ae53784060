import { BRANCH_LIST, type BranchRecord } from '@/data/places/places';
import type { Campaign } from './campaign';

/** The branches that a form with places of its own lists, in the order of the directory. */
export const offeredBranches = ({
  cities,
  branches,
}: NonNullable<Campaign['places']>): BranchRecord[] =>
  BRANCH_LIST.filter(
    ({ id, city, listing }) =>
      listing !== 'site' && (cities.includes(city) || branches.some((one) => one === id)),
  );
