import { BOARD_CHANGES } from '@/data/content/boardChanges';
import { countWord } from '@/data/copy/countWord';
import { listWords } from '@/data/copy/listWords';
import { byBranchId } from '@/data/places/byBranchId';
import { CITIES } from '@/data/places/places';
import { branchDisplayName } from '@/lib/schools/directory/branches';
import type { BranchFacts } from './facts';
import { sentenceCase } from './words';

/** What comes after the last grade of the branch. */
export const afterwards = (facts: BranchFacts): string => {
  const { next, main } = facts;
  if (!next) return afterGrade12(facts);
  if (main) {
    return `After ${facts.last.name} children move up to ${next.grade.name} at ${branchDisplayName(main)}, the main branch. A change to another branch is possible too, where the grade has a seat.`;
  }
  return [
    turningPoint(facts),
    next.inCity.length > 0 ? within(facts) : elsewhere(facts),
    ...boardChange(facts),
  ].join(' ');
};

/** What the cards of the next branches leave open; null where they say enough. */
export const nextStep = (facts: BranchFacts): string | null => {
  const { next, main, last } = facts;
  if (!next || main) return null;
  const open = [
    ...(last.name === 'Grade 9' ? [REGISTRATION] : []),
    ...(next.inCity.length === 0 ? [elsewhere(facts)] : []),
    ...boardChange(facts),
  ];
  return open.length === 0 ? null : open.join(' ');
};

const CHANGES = byBranchId<string>(BOARD_CHANGES);

/** What another board after Grade 10 means for pupils of this branch. */
const boardChange = ({ branch }: BranchFacts): string[] => {
  const change = CHANGES.get(branch.id);
  return change === undefined ? [] : [change];
};

const REGISTRATION =
  'The boards register pupils for Class 10 in Grade 9, so plan the next school before that year begins, and stay within the same board.';

const afterGrade12 = ({ branch, title }: BranchFacts): string =>
  branch.board === 'ICSE'
    ? `Grade 12 is the last year of school. Pupils of ${title} sit the ISC examination and receive the Council’s certificate, with which they apply to colleges.`
    : `Grade 12 is the last year of school. Pupils of ${title} sit the CBSE Class 12 examination; a change of school after Class 10 is not needed.`;

const turningPoint = ({ last }: BranchFacts): string => {
  switch (last.name) {
    case 'Grade 10':
      return 'Grade 10 is the last grade here. After the Class 10 examination pupils choose their subjects and a school for Grades 11 and 12.';
    case 'Grade 9':
      return `Grade 9 is the last grade here. ${REGISTRATION}`;
    default:
      return `${last.name} is the last grade here. Pupils move to a senior school before the course for the Class 10 examination begins in Grade 9.`;
  }
};

const within = (facts: BranchFacts): string => {
  const { next, city } = facts;
  if (!next) return '';
  const { grade, inCity } = next;
  const named = inCity.slice(0, 2).map(branchDisplayName);
  const isMixed = new Set(inCity.map(({ board }) => board)).size > 1;
  const boards = isMixed
    ? ' They do not all follow the same board, so look at the cards.'
    : otherBoard(facts, inCity);
  return inCity.length > named.length
    ? `${sentenceCase(countWord(inCity.length))} branches in ${city.displayName} teach ${grade.name}; look first at ${listWords(named)}.${boards}`
    : `In ${city.displayName} ${grade.name} is taught at ${listWords(named)}.${boards}`;
};

// A branch with words of its own about the change has said it.
const otherBoard = ({ branch }: BranchFacts, branches: BranchFacts['nearby']): string => {
  const [first, second] = branches;
  if (!first || first.board === branch.board || CHANGES.has(branch.id)) return '';
  return second ? ` They follow ${first.board}.` : ` That branch follows ${first.board}.`;
};

const elsewhere = ({ next, city }: BranchFacts): string => {
  if (!next) return '';
  const places = next.boarding.map((branch) => CITIES[branch.city].displayName);
  return `We do not teach ${next.grade.name} in ${city.displayName} yet; pupils go on to another school in the city, or to one of our branches with boarding: ${listWords(places, 'or')}.`;
};
