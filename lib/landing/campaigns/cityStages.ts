import { countWord } from '@/data/copy/countWord';
import { listWords } from '@/data/copy/listWords';
import { type Grade, STAGE_NAMES, STAGES, type Stage } from '@/data/grades';
import { BRANCH_LIST, type BranchRecord, type CitySlug } from '@/data/places/places';
import { branchDisplayName, gradesOf } from '@/lib/schools/directory/branches';
import { agesLabel, counted } from '@/lib/schools/directory/profile/words';

const MOST_NAMED = 5;

/** For each stage that is taught in a city: its ages, and which branches teach which of its grades. */
export const agesInCity = (city: CitySlug): { term: string; detail: string }[] => {
  const branches = BRANCH_LIST.filter((branch) => branch.city === city);
  return STAGES.flatMap((stage) => {
    const groups = groupByGrades(branches, stage);
    if (groups.size === 0) return [];
    const ages = branches.flatMap((branch) => gradesIn(branch, stage)).map(({ age }) => age);
    return {
      term: `${STAGE_NAMES[stage]}, ${agesLabel(ages)}`,
      detail: [...groups]
        .map(([grades, teaching]) =>
          branches.length === 1 ? grades : `${grades} at ${where(teaching, branches)}`,
        )
        .join('; '),
    };
  });
};

const gradesIn = (branch: BranchRecord, stage: Stage): Grade[] =>
  gradesOf(branch).filter((grade) => grade.stage === stage);

/** The branches by the grades of a stage that they teach, in words. */
const groupByGrades = (
  branches: readonly BranchRecord[],
  stage: Stage,
): ReadonlyMap<string, BranchRecord[]> => {
  const groups = new Map<string, BranchRecord[]>();
  for (const branch of branches) {
    const label = rangeLabel(gradesIn(branch, stage));
    if (label !== '') groups.set(label, [...(groups.get(label) ?? []), branch]);
  }
  return groups;
};

/** `Nursery to K2`, `Grade 9 and Grade 10`, `Grade 9`. */
const rangeLabel = (grades: readonly Grade[]): string => {
  const names = grades.map(({ name }) => name);
  return names.length > 2 ? `${names.at(0)} to ${names.at(-1)}` : listWords(names);
};

const where = (teaching: readonly BranchRecord[], all: readonly BranchRecord[]): string => {
  if (teaching.length === all.length) {
    return all.length === 2 ? 'both branches' : `all ${countWord(all.length)} branches`;
  }
  return teaching.length > MOST_NAMED
    ? counted(teaching.length, 'branch', 'branches')
    : listWords(teaching.map(branchDisplayName));
};
