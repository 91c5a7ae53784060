import { listWords } from '@/data/copy/listWords';
import { CITIES } from '@/data/places/places';
import { branchDisplayName } from '@/lib/schools/directory/branches';
import type { BranchFacts } from './facts';
import { countWord, sentenceCase } from './words';

/** What comes after the last grade of the branch. */
export const afterwards = (facts: BranchFacts): string => {
  const { next, main } = facts;
  if (!next) return afterGrade12(facts);
  if (main) {
    return `After ${facts.last.name} children move up to ${next.grade.name} at ${branchDisplayName(main)}, the main branch, without looking for a school again. Another branch is possible too, if the family moves.`;
  }
  return `${turningPoint(facts)} ${next.inCity.length > 0 ? within(facts) : elsewhere(facts)}`;
};

const afterGrade12 = ({ branch, title }: BranchFacts): string =>
  branch.board === 'ICSE'
    ? `Grade 12 is the end of school. Pupils sit the ISC examination from ${title} and leave for college, in India or abroad, with the Council’s certificate.`
    : `Grade 12 is the end of school. Pupils of ${title} sit the CBSE Class 12 examination, and nobody has to look for a new place after Class 10.`;

const turningPoint = ({ last }: BranchFacts): string => {
  switch (last.name) {
    case 'Grade 10':
      return 'The Class 10 examination closes this branch’s years, a natural moment to choose subjects and, with them, a school for the last two.';
    case 'Grade 9':
      return 'Grade 9 is the last here. The boards register pupils in that year for Class 10, so plan the next step before it begins and stay within the same board.';
    default:
      return `${last.name} is the last here, and the move to a senior school falls before the syllabus of the board examination starts.`;
  }
};

const within = ({ next, city, branch }: BranchFacts): string => {
  if (!next) return '';
  const { grade, inCity } = next;
  const named = inCity.slice(0, 2).map(branchDisplayName);
  const others = inCity.some(({ board }) => board !== branch.board)
    ? ' They do not all follow the same board, so look at the cards.'
    : '';
  return inCity.length > named.length
    ? `${sentenceCase(countWord(inCity.length))} branches in ${city.displayName} teach ${grade.name}; look first at ${listWords(named)}.${others}`
    : `In ${city.displayName} ${grade.name} is taught at ${listWords(named)}.${inCity.length > 1 ? others : otherBoard(branch.board, inCity)}`;
};

const otherBoard = (board: string, branches: BranchFacts['nearby']): string => {
  const [only] = branches;
  return only && only.board !== board ? ` That branch follows ${only.board}.` : '';
};

const elsewhere = ({ next, city }: BranchFacts): string => {
  if (!next) return '';
  const places = next.boarding.map((branch) => CITIES[branch.city].displayName);
  return `We do not teach ${next.grade.name} in ${city.displayName} yet. Families find a school in the city, or choose a branch with boarding: ${listWords(places, 'or')}.`;
};
