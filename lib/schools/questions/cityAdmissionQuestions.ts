import { countWord } from '@/data/copy/countWord';
import { listWords } from '@/data/copy/listWords';
import { type BranchRecord, CITIES, type CitySlug } from '@/data/places/places';
import {
  boardingBranches,
  branchDisplayName,
  gradesOf,
  siteBranchesOf,
} from '@/lib/schools/directory/branches';
import { cutOffIn } from '@/lib/schools/directory/cutOff';
import type { Question } from './question';

const MOST_NAMED = 6;

/** What parents ask about joining in one city; the answers come from its branches. */
export const buildCityAdmissionQuestions = (city: CitySlug): Question[] => {
  const branches = siteBranchesOf(city);
  const place = CITIES[city].displayName;
  return [
    {
      question: `From what age can a child join in ${place}?`,
      answer: youngest(branches, cutOffIn(city)),
    },
    { question: `How far can a child study with us in ${place}?`, answer: oldest(branches) },
    {
      question: `Can we change branch later without leaving ${place}?`,
      answer: changing(branches, place),
    },
    { question: `Is there a hostel in ${place}?`, answer: hostel(branches) },
  ];
};

const edge = (branches: readonly BranchRecord[], at: 0 | -1) => {
  const ages = branches.map((branch) => gradesOf(branch).at(at)?.age ?? 0);
  const age = at === 0 ? Math.min(...ages) : Math.max(...ages);
  const there = branches.filter((_, index) => ages[index] === age);
  const grade = there.flatMap((branch) => gradesOf(branch)).find((one) => one.age === age);
  return { grade, there, isEverywhere: there.length === branches.length };
};

const nameSome = (branches: readonly BranchRecord[]): string =>
  branches.length > MOST_NAMED
    ? `${branches.length} branches`
    : listWords(branches.map(branchDisplayName));

const youngest = (branches: readonly BranchRecord[], day: string): string => {
  const { grade, there, isEverywhere } = edge(branches, 0);
  if (!grade) return '';
  const start = `From ${countWord(grade.age)} years, completed by ${day}, in ${grade.name}`;
  if (branches.length === 1) return `${start}.`;
  return isEverywhere
    ? `${start}, at every branch.`
    : `${start} at ${nameSome(there)}. ${others(branches, there, 'begins', 'begin')} later; the table on this page says in which grade.`;
};

const oldest = (branches: readonly BranchRecord[]): string => {
  const { grade, there, isEverywhere } = edge(branches, -1);
  if (!grade) return '';
  if (branches.length === 1) return `Up to ${grade.name}.`;
  return isEverywhere
    ? `Up to ${grade.name}, at every branch.`
    : `Up to ${grade.name} at ${nameSome(there)}. After the last grade of another branch a child can move there, where a seat is free.`;
};

const changing = (branches: readonly BranchRecord[], place: string): string => {
  if (branches.length === 1) {
    return `There is one branch in ${place} for now, so a change would mean another of our cities. Within the same board the lessons go on where they stopped.`;
  }
  const icse = branches.filter(({ board }) => board === 'ICSE');
  if (icse.length === 0) {
    return `Yes. ${branches.length === 2 ? 'Both' : `All ${countWord(branches.length)}`} follow CBSE, so a child goes on where they stopped, if the grade has a seat.`;
  }
  const other = branches.filter(({ board }) => board === 'CBSE');
  const cbse = other.length === 1 ? other.map(branchDisplayName).join('') : 'the others';
  return `Between branches of the same board, yes: ${listWords(icse.map(branchDisplayName))} ${icse.length === 1 ? 'follows' : 'follow'} ICSE, ${cbse} CBSE. A change of board is easiest before Grade 9.`;
};

const hostel = (branches: readonly BranchRecord[]): string => {
  const campuses = branches.filter(({ boarding }) => boarding === true);
  if (campuses.length > 0) {
    return `Yes, at ${listWords(campuses.map(branchDisplayName))}. Day pupils are welcome there as well.`;
  }
  const cities = boardingBranches().map(({ city }) => CITIES[city].displayName);
  return `No. We have boarding campuses in ${listWords(cities)}.`;
};

const others = (
  all: readonly BranchRecord[],
  named: readonly BranchRecord[],
  one: string,
  many: string,
): string =>
  all.length - named.length === 1 ? `The other branch ${one}` : `The other branches ${many}`;
