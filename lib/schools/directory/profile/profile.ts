import { BOARDING_LIFE, type BoardingLife } from '@/data/content/boardingLife';
import type { BranchRecord } from '@/data/places/places';
import { afterwards } from './afterwards';
import { type DayPart, dayParts } from './day';
import { gatherFacts } from './facts';
import { joining } from './joining';
import { learning } from './learning';
import { neighbours } from './neighbours';
import { opening } from './opening';
import { placing } from './placing';
import { relation } from './relation';

/** The text of a branch page, composed from the facts of that branch. */
export type BranchProfile = {
  opening: string;
  placing: string;
  about: string;
  reach: string;
  learning: string;
  day: DayPart[];
  /** Where a branch and a pre-primary wing belong together. */
  relation: string | null;
  boarding: BoardingLife | null;
  afterwards: string;
  joining: string;
  /** Who has a choice between this branch and the next. */
  neighbours: string | null;
};

const BOARDING_BY_ID: ReadonlyMap<number, BoardingLife> = new Map(
  Object.entries(BOARDING_LIFE).map(([id, life]) => [Number(id), life]),
);

/** Composes the text about a branch with a page. For prerendering. */
export const buildProfile = (branch: BranchRecord): BranchProfile => {
  const facts = gatherFacts(branch);
  const { about, reach } = facts.location;
  return {
    opening: opening(facts),
    placing: placing(facts),
    about,
    reach,
    learning: learning(facts).trim(),
    day: dayParts(facts),
    relation: relation(facts),
    boarding: getBoardingLife(branch.id),
    afterwards: afterwards(facts),
    joining: joining(facts),
    neighbours: neighbours(facts),
  };
};

/** Life at a branch with boarding; null elsewhere. */
export const getBoardingLife = (branchId: number): BoardingLife | null =>
  BOARDING_BY_ID.get(branchId) ?? null;
