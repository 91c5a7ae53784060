import type { BranchRecord } from '@/data/places/places';
import { branchTitle } from '@/lib/schools/directory/branches';
import { gatherFacts } from '@/lib/schools/directory/profile/facts';
import { branchBlocks } from './branchBlocks';
import { branchHero } from './branchHero';
import type { ComposedCampaign } from './composed';
import { startAtBranch, takerOf } from './formStart';

/** The campaign of a branch, which needs no file: every branch of the directory has one. */
export const branchCampaign = (branch: BranchRecord): ComposedCampaign => {
  const facts = gatherFacts(branch);
  const taker = takerOf(branch.city, branch);
  const standsIn = taker && taker.id !== branch.id ? branchTitle(taker) : null;
  return {
    city: branch.city,
    form: startAtBranch(taker, branch),
    blocks: [branchHero(facts, standsIn), ...branchBlocks(facts)],
  };
};
