import { listWords } from '@/data/copy/listWords';
import type { GradeId } from '@/data/grades';
import { type BranchRecord, CITIES, type CitySlug } from '@/data/places/places';
import type { Question } from '@/lib/schools/questions/question';
import {
  boardingBranches,
  branchDisplayName,
  formOnlyBranchesOf,
  siteBranchesOf,
  teachesGrade,
} from './branches';
import { counted, sentenceCase } from './profile/words';

const PRE_NURSERY = 1 satisfies GradeId;
const NURSERY = 2 satisfies GradeId;
const GRADE_12 = 23 satisfies GradeId;

/** What parents ask about the branches of a city, answered from the directory. */
export const cityQuestions = (city: CitySlug): Question[] => {
  const branches = siteBranchesOf(city);
  const place = CITIES[city].displayName;
  return [
    {
      question: all(
        branches,
        `Does the branch in ${place} teach Grades 11 and 12?`,
        `Which branches in ${place} teach Grades 11 and 12?`,
      ),
      answer: seniorAnswer(branches, place),
    },
    {
      question: all(
        branches,
        `Which board does the branch in ${place} follow?`,
        `Which board do the branches in ${place} follow?`,
      ),
      answer: boardAnswer(branches),
    },
    {
      question: 'Where can my child start before Grade 1?',
      answer: prePrimaryAnswer(branches, place),
    },
    { question: `Is there boarding in ${place}?`, answer: boardingAnswer(branches, place) },
    ...formOnlyQuestion(city, place),
  ];
};

const names = (branches: readonly BranchRecord[]): string =>
  listWords(branches.map(branchDisplayName));

const all = (branches: readonly BranchRecord[], one: string, many: string): string =>
  branches.length === 1 ? one : many;

const seniorAnswer = (branches: readonly BranchRecord[], place: string): string => {
  const senior = branches.filter((branch) => teachesGrade(branch, GRADE_12));
  if (senior.length === 0) {
    const elsewhere = boardingBranches().map(({ city }) => CITIES[city].displayName);
    return `${all(branches, 'Not', 'None of them')} yet. After the last grade in ${place} pupils move to another school, or to one of our branches with boarding: ${listWords(elsewhere, 'or')}.`;
  }
  if (senior.length === branches.length) {
    return `${all(senior, 'Yes', 'All of them do')}, so a child can stay until the end of school.`;
  }
  return `${names(senior)} ${all(senior, 'does', 'do')}. Pupils of the other branches can move there after their last class; what that means for the board stands on the page of each.`;
};

const boardAnswer = (branches: readonly BranchRecord[]): string => {
  const icse = branches.filter(({ board }) => board === 'ICSE');
  const cbse = branches.filter(({ board }) => board === 'CBSE');
  if (icse.length === 0) {
    return `${all(branches, 'It follows', 'They all follow')} CBSE, the board that most schools in India share, which makes a later move easier.`;
  }
  return `${names(icse)} ${all(icse, 'follows', 'follow')} ICSE; ${counted(cbse.length, 'other branch follows', 'other branches follow')} CBSE. Between branches of one board a child can change without catching up.`;
};

const prePrimaryAnswer = (branches: readonly BranchRecord[], place: string): string => {
  const wings = branches.filter(({ wingOf }) => wingOf !== undefined);
  const preNursery = branches.filter((branch) => teachesGrade(branch, PRE_NURSERY));
  const nursery = branches.filter((branch) => teachesGrade(branch, NURSERY));
  const wingLine =
    wings.length === 0
      ? ''
      : ` ${names(wings)} ${all(wings, 'is for this age alone and belongs to its', 'are for this age alone and belong to their')} main ${all(wings, 'branch', 'branches')}.`;
  if (preNursery.length === 0) {
    return `In Nursery, from three years, at ${names(nursery)}. Pre-Nursery is not offered in ${place}.${wingLine}`;
  }
  const start =
    preNursery.length === nursery.length
      ? `In Pre-Nursery, from two years, at ${preNursery.length > 8 ? counted(preNursery.length, 'branch', 'branches') : names(preNursery)}.`
      : `In Pre-Nursery, from two years, at ${preNursery.length > 8 ? counted(preNursery.length, 'branch', 'branches') : names(preNursery)}; ${counted(nursery.length - preNursery.length, 'more starts', 'more start')} with Nursery, from three years.`;
  return `${start}${wingLine}`;
};

const boardingAnswer = (branches: readonly BranchRecord[], place: string): string => {
  const boarding = branches.filter((branch) => branch.boarding);
  if (boarding.length > 0) {
    return `Yes, at ${names(boarding)}, which takes day pupils as well.`;
  }
  const elsewhere = boardingBranches().map(({ city }) => CITIES[city].displayName);
  return `Not in ${place}. Our branches with boarding are in ${listWords(elsewhere)}.`;
};

const formOnlyQuestion = (city: CitySlug, place: string): Question[] => {
  const formOnly = formOnlyBranchesOf(city);
  if (formOnly.length === 0) return [];
  return [
    {
      question: `Why does the enquiry form list more branches in ${place}?`,
      answer: `${sentenceCase(counted(formOnly.length, 'branch', 'branches'))} in ${place} (${names(formOnly)}) ${all(formOnly, 'takes', 'take')} enquiries but ${all(formOnly, 'has', 'have')} no page of ${all(formOnly, 'its', 'their')} own here yet. Choose the branch in the form, and its team will call you.`,
    },
  ];
};
