import { branchName } from '@/lib/schools/directory/branches';
import type { BranchFacts } from './facts';
import { counted, countWord, sentenceCase, withArticle } from './words';

/** What the branch is, in the two or three sentences under its name. */
export const opening = (facts: BranchFacts): string =>
  [kind(facts), standing(facts)].filter(Boolean).join(' ');

const kind = (facts: BranchFacts): string => {
  const { branch, first, last, main, wing, location } = facts;
  const years = countWord(last.age - first.age + 1);
  if (main) {
    return `The small school that belongs to ${branchName(main)}: ${years} years of early childhood, from ${first.name} to ${last.name}, in a wing where nobody is older than six.`;
  }
  if (branch.boarding) return boardingKind(facts);
  if (wing) {
    return `${sentenceCase(withArticle(branch.board))} school in ${location.localArea} for ${first.name} to ${last.name}. Younger brothers and sisters have a wing of their own close by.`;
  }
  return span(facts);
};

const boardingKind = ({ branch, first, location, city }: BranchFacts): string => {
  const youngest =
    first.stage === 'pre-primary'
      ? `Day pupils may start as early as ${first.name}`
      : `Classes begin at ${first.name}`;
  return `${sentenceCase(withArticle(branch.board))} school with boarding at ${location.localArea}, ${city.displayName}. ${youngest}; boarders and day pupils share the same lessons up to Grade 12.`;
};

const span = ({ branch, first, last, location }: BranchFacts): string => {
  const where = location.localArea;
  const school = `${withArticle(branch.board)} school`;
  switch (last.name) {
    case 'Grade 12':
      return `One school for the whole way: from ${first.name} to the board examination of Class 12, under ${branch.board === 'ICSE' ? 'ICSE and ISC' : branch.board}, in ${where}.`;
    case 'Grade 10':
      return `From ${first.name === 'Nursery' ? 'the first day of Nursery' : 'a child’s very first class, Pre-Nursery,'} to the Class 10 board examination: ${school} in ${where}.`;
    case 'Grade 9':
      return `${sentenceCase(school)} in ${where} that takes children from ${first.name} into the first year of secondary school, Grade 9.`;
    default:
      return `${sentenceCase(school)} in ${where} for the early and middle years, ${first.name} to ${last.name}.`;
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
