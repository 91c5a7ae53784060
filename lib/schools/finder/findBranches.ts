import type { Grade } from '@/data/grades';
import { type BranchRecord, CITIES, type CitySlug } from '@/data/places/places';
import { boardingBranches, siteBranchesOf, teachesGrade } from '@/lib/schools/directory/branches';
import { distanceBetween } from '@/lib/schools/directory/distance';
import { type GradeForBirth, gradeForBirth } from '@/lib/schools/directory/gradeForBirth';
import type { FinderPlaces } from './finderPlaces';
import { matchLocality } from './matchLocality';
import { CLOSENESS, type Closeness, type FinderPlace } from './places';

export type FinderQuestion = {
  locality: string;
  /** `YYYY-MM-DD`, or empty when the parent gave none: then no grade is asked for. */
  birth: string;
};

export type FoundBranch = { branch: BranchRecord; closeness: Closeness };

export type FinderAnswer =
  | { kind: 'locality-missing' }
  | { kind: 'place-unknown'; text: string }
  | { kind: 'birth'; birth: Exclude<GradeForBirth, { kind: 'grade' }> }
  | {
      kind: 'branches';
      place: string;
      city: CitySlug;
      grade: Grade | null;
      /** Nearest first; empty where no branch of the city teaches the grade. */
      branches: FoundBranch[];
      /** Boarding campuses that teach the grade, for a city that does not. */
      boarding: BranchRecord[];
      /** Other places that the text may mean: `Gandhi Nagar, Jaipur`. */
      otherPlaces: string[];
    };

/** The branches that suit a family: near the place they type, teaching the grade of the child. */
export const findBranches = (
  { locality, birth }: FinderQuestion,
  known: FinderPlaces,
): FinderAnswer => {
  const text = locality.trim();
  if (text === '') return { kind: 'locality-missing' };
  const entry = birth === '' ? null : gradeForBirth(birth);
  if (entry && entry.kind !== 'grade') return { kind: 'birth', birth: entry };
  const [place, ...others] = matchLocality(text, known);
  if (!place) return { kind: 'place-unknown', text };
  const grade = entry?.grade ?? null;
  const branches = rankBranches(place).filter(
    ({ branch }) => grade === null || teachesGrade(branch, grade.id),
  );
  return {
    kind: 'branches',
    place: place.name,
    city: place.city,
    grade,
    branches,
    boarding: grade && branches.length === 0 ? boardingFor(grade) : [],
    otherPlaces: otherPlaces(place, others, text),
  };
};

const boardingFor = (grade: Grade): BranchRecord[] =>
  boardingBranches().filter((branch) => teachesGrade(branch, grade.id));

/** All branches of the place's city, those that name the place first, then by nearness to these. */
const rankBranches = (place: FinderPlace): FoundBranch[] => {
  const closest = [...place.branches].sort(
    (a, b) =>
      CLOSENESS.indexOf(a.closeness) - CLOSENESS.indexOf(b.closeness) || a.position - b.position,
  );
  const named = new Set(closest.map(({ branch }) => branch));
  const distanceFrom = (branch: BranchRecord): number =>
    Math.min(...[...named].map(({ id }) => distanceBetween(id, branch.id)));
  const elsewhere = siteBranchesOf(place.city)
    .filter((branch) => !named.has(branch))
    .map((branch) => ({ branch, closeness: 'city' as const, distance: distanceFrom(branch) }));
  // In a whole city no branch is nearer than another: the directory's order stays.
  if (!place.isCity) elsewhere.sort((a, b) => a.distance - b.distance);
  return [...closest, ...elsewhere].map(({ branch, closeness }) => ({ branch, closeness }));
};

const MOST_OTHERS = 3;

/** Nothing to choose from when the text is a city, or spelt like one place of one city only. */
const otherPlaces = (place: FinderPlace, others: FinderPlace[], text: string): string[] => {
  if (place.isCity) return [];
  const isExact = place.name.toLowerCase() === text.toLowerCase();
  return others
    .filter((other) => !other.isCity && (!isExact || other.name === place.name))
    .slice(0, MOST_OTHERS)
    .map(({ name, city }) => `${name}, ${CITIES[city].displayName}`);
};
