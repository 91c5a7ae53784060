import type { BranchRecord } from '@/data/places/places';
import { nextStep } from './afterwards';
import { type Boarding, boardingOf } from './boarding';
import { gatherFacts } from './facts';
import { opening } from './opening';
import { placedIn, sentenceCase } from './words';

/** The text of a branch page beside its record: what the directory knows of it. */
export type BranchProfile = {
  opening: string;
  /** `On Hoshangabad Road`: the heading of what lies around it. */
  where: string;
  about: string;
  reach: string;
  boarding: Boarding | null;
  /** What the cards of the next branches leave open; null where they say enough. */
  nextStep: string | null;
};

/** Composes the text about a branch with a page. For prerendering. */
export const buildProfile = (branch: BranchRecord): BranchProfile => {
  const facts = gatherFacts(branch);
  const { localArea, about, reach } = facts.location;
  return {
    opening: opening(facts),
    where: sentenceCase(placedIn(localArea)),
    about,
    reach,
    boarding: boardingOf(branch.id),
    nextStep: nextStep(facts),
  };
};
