import { COMPARE_SUMMARY } from '@/data/copy/compare';
import { listWords } from '@/data/copy/listWords';
import type { BranchRecord } from '@/data/places/places';
import { sharedAreas } from '@/lib/schools/directory/nearby';
import type { ComparedBranch } from './comparedBranch';

const { names, ...SAY } = COMPARE_SUMMARY;

const COMPARED = ['board', 'grades', 'examinations', 'boarding'] as const;
const AREAS_NAMED = 5;

/** What is the same about branches and what is not, in sentences; none about a single branch. */
export const summarize = (
  records: readonly BranchRecord[],
  branches: readonly ComparedBranch[],
): string[] => {
  if (branches.length < 2) return [];
  const isAlike = (fact: (typeof COMPARED)[number]) =>
    new Set(branches.map((branch) => branch[fact])).size === 1;
  const alike = COMPARED.filter(isAlike).map((fact) => names[fact]);
  const different = COMPARED.filter((fact) => !isAlike(fact)).map((fact) => names[fact]);
  const areas = areasOfAll(records).slice(0, AREAS_NAMED);
  return [
    ...(different.length > 0 ? [SAY.different(listWords(different))] : []),
    ...(alike.length > 0 ? [SAY.alike(listWords(alike))] : []),
    ...(areas.length > 0 ? [SAY.sharedAreas(listWords(areas), branches.length)] : []),
  ];
};

const areasOfAll = ([first, ...others]: readonly BranchRecord[]): string[] => {
  if (!first) return [];
  const [common = [], ...more] = others.map((other) => sharedAreas(first, other));
  return common.filter((area) => more.every((areas) => areas.includes(area)));
};
