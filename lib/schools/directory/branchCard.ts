import type { Board } from '@/data/places/place';
import { type BranchRecord, getLocation } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { branchTitle, gradesLabel, isInForm } from './branches';

/** What a card shows of a branch. */
export type BranchCardFacts = {
  id: number;
  title: string;
  path: string;
  board: Board;
  grades: string;
  landmark: string;
  /** The localities it serves, its own first. */
  areas: string[];
  marks: BranchMark[];
  /** Fees from, and hours, where a page says so much. */
  line?: string;
};

export type BranchMark = 'boarding' | 'wing' | 'new';

/** The card of a branch with a page; null for the others. For prerendering. */
export const toBranchCard = (branch: BranchRecord): BranchCardFacts | null => {
  const path = branchPath(branch);
  if (path === null) return null;
  const { localArea, landmark, areas } = getLocation(branch.id);
  return {
    id: branch.id,
    title: branchTitle(branch),
    path,
    board: branch.board,
    grades: gradesLabel(branch),
    landmark,
    areas: [localArea, ...areas],
    marks: marksOf(branch),
  };
};

/** The cards of those branches that have a page. */
export const toBranchCards = (branches: readonly BranchRecord[]): BranchCardFacts[] =>
  branches.map(toBranchCard).filter((card) => card !== null);

const AREAS_IN_SHORT = 4;

/** The same with the nearest localities only, for cards that nobody searches. */
export const toShortCards = (branches: readonly BranchRecord[]): BranchCardFacts[] =>
  toBranchCards(branches).map((card) => ({ ...card, areas: card.areas.slice(0, AREAS_IN_SHORT) }));

const marksOf = (branch: BranchRecord): BranchMark[] => {
  const marks: BranchMark[] = [];
  if (branch.boarding) marks.push('boarding');
  if (branch.wingOf !== undefined) marks.push('wing');
  if (!isInForm(branch)) marks.push('new');
  return marks;
};
