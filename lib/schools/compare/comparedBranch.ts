import { COMPARE_FACTS } from '@/data/copy/compare';
import { STAGE_NAMES } from '@/data/grades';
import type { Position } from '@/data/places/place';
import { type BranchRecord, CITIES, getLocation } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { affiliationOf } from '@/lib/schools/directory/affiliation';
import { branchName, branchTitle, gradesOf, stagesOf } from '@/lib/schools/directory/branches';
import { cutOffIn } from '@/lib/schools/directory/cutOff';
import { distanceBetween } from '@/lib/schools/directory/distance';
import { nearbyBranches } from '@/lib/schools/directory/nearby';
import { agesLabel } from '@/lib/schools/directory/profile/words';
import { describeKm } from '@/lib/schools/finder/describeKm';
import { type ComparedRecord, toComparedRecord } from './comparedRecord';

/** What the table says of one branch. */
export type ComparedBranch = ComparedRecord & {
  slug: string;
  title: string;
  /** The name in the school system, where people know the branch by another one. */
  listedAs: string | null;
  city: string;
  path: string;
  position: Position | null;
  /** How far those of the other branches are that lie within a drive. */
  apart: string[];
  /** Said where none of them does. */
  farAway: string | null;
  board: string;
  boardName: string;
  grades: string;
  youngest: string;
  stages: { name: string; ages: string }[];
  examinations: string;
  boarding: string;
  areas: readonly string[];
  landmark: string;
  nearby: { title: string; path: string }[];
};

const NEARBY_SHOWN = 2;
/** Farther away a straight line between two branches tells a family nothing. */
const APART_WITHIN_KM = 60;

/** Gathers the facts of a branch with a page, as its own page states them, beside `table`. */
export const toComparedBranch = (
  branch: BranchRecord,
  table: readonly BranchRecord[] = [],
): ComparedBranch => {
  const others = table.filter(({ id }) => id !== branch.id);
  const affiliation = affiliationOf(branch);
  const { localArea, landmark, areas } = getLocation(branch.id);
  return {
    ...toComparedRecord(branch, others),
    slug: branch.slug,
    title: branchTitle(branch),
    listedAs: branch.alias ? COMPARE_FACTS.listedAs(branchName(branch)) : null,
    city: CITIES[branch.city].displayName,
    path: pathOf(branch),
    position: branch.position ?? null,
    ...apartFrom(branch, others),
    board: affiliation.board,
    boardName: affiliation.boardName,
    grades: affiliation.classes,
    youngest: youngestOf(branch),
    stages: stagesOf(branch).map(({ stage, grades }) => ({
      name: STAGE_NAMES[stage],
      ages: agesLabel(grades.map(({ age }) => age)),
    })),
    examinations: affiliation.examinations,
    boarding: branch.boarding ? COMPARE_FACTS.boarders : COMPARE_FACTS.dayOnly,
    areas: [...new Set([localArea, ...areas])],
    landmark,
    nearby: nearbyBranches(branch)
      .slice(0, NEARBY_SHOWN)
      .map((other) => ({ title: branchTitle(other), path: pathOf(other) })),
  };
};

const apartFrom = (
  branch: BranchRecord,
  others: readonly BranchRecord[],
): Pick<ComparedBranch, 'apart' | 'farAway'> => {
  const known = others
    .map((other) => ({ other, km: distanceBetween(branch.id, other.id) }))
    .filter(({ km }) => Number.isFinite(km));
  const near = known.filter(({ km }) => km <= APART_WITHIN_KM);
  return {
    apart: near.map(({ other, km }) => COMPARE_FACTS.apart(branchTitle(other), describeKm(km))),
    farAway: known.length > 0 && near.length === 0 ? COMPARE_FACTS.farAway(APART_WITHIN_KM) : null,
  };
};

const youngestOf = (branch: BranchRecord): string => {
  const [first] = gradesOf(branch);
  return first ? COMPARE_FACTS.youngest(first.name, first.age, cutOffIn(branch.city)) : '';
};

const pathOf = (branch: BranchRecord): string => {
  const path = branchPath(branch);
  if (path === null) throw new Error(`Branch ${branch.id} has no page`);
  return path;
};
