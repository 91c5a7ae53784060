import { countWord } from '@/data/copy/countWord';
import { branchName } from '@/lib/schools/directory/branches';
import { boardingOf } from './boarding';
import type { BranchFacts } from './facts';
import { counted, placedIn, sentenceCase, withArticle } from './words';

/** What the branch is, in the one to three sentences under its name. */
export const opening = (facts: BranchFacts): string =>
  [kind(facts), standing(facts)].filter(Boolean).join(' ');

const kind = (facts: BranchFacts): string => {
  const { branch, first, last, main, wing, location } = facts;
  if (main) {
    return `The pre-primary wing of ${branchName(main)}, for ${first.name} to ${last.name}.`;
  }
  if (branch.boarding) return boardingKind(facts);
  if (wing) {
    return `${sentenceCase(withArticle(branch.board))} school ${placedIn(location.localArea)} for ${first.name} to ${last.name}. Younger children go to its pre-primary wing close by.`;
  }
  return span(facts);
};

const boardingKind = ({ branch, first, last, location, city }: BranchFacts): string => {
  const boarders = boardingOf(branch.id);
  return `${sentenceCase(withArticle(branch.board))} school with boarding ${placedIn(location.localArea)}, ${city.displayName}. Day pupils can join from ${first.name}${boarders ? `, boarders from ${boarders.from}` : ''}; they share the same lessons up to ${last.name}.`;
};

const span = ({ branch, first, last, location }: BranchFacts): string => {
  const school = `${sentenceCase(withArticle(branch.board))} school ${placedIn(location.localArea)}`;
  switch (last.name) {
    case 'Grade 12':
      return `${school} for ${first.name} to Grade 12, with the board examinations of Class 10 and Class 12${branch.board === 'ICSE' ? ' (ICSE and ISC)' : ''}.`;
    case 'Grade 10':
      return `${school} for ${first.name} to Grade 10, with the Class 10 board examination.`;
    case 'Grade 9':
      return `${school} for ${first.name} to Grade 9, the first year of secondary school.`;
    default:
      return `${school} for the early and middle years, ${first.name} to ${last.name}.`;
  }
};

const standing = ({
  cityCount,
  city,
  main,
  branch,
  nearby,
  formOnlyCount,
}: BranchFacts): string => {
  const place = city.displayName;
  if (main || branch.boarding) return '';
  if (cityCount === 1) return aloneIn(place, formOnlyCount);
  const sameBoard = nearby.filter((other) => other.board === branch.board).length;
  if (sameBoard === 0) return `It is our only ${branch.board} branch in ${place}.`;
  return cityCount < 9
    ? `${place} has ${countWord(cityCount - 1)} more of our branches.`
    : `It is one of ${cityCount} branches in ${place}, ${sameBoard + 1} of which follow ${branch.board}.`;
};

const aloneIn = (place: string, formOnlyCount: number): string =>
  formOnlyCount === 0
    ? `It is our only branch in ${place}.`
    : `${sentenceCase(counted(formOnlyCount, 'more branch', 'more branches'))} in ${place} can be chosen in the enquiry form.`;
