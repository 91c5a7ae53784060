import type { Grade } from '@/data/grades';
import type { Position } from '@/data/places/place';
import { type BranchRecord, CITIES, CITY_SLUGS } from '@/data/places/places';
import { boardingBranches, siteBranches, teachesGrade } from '@/lib/schools/directory/branches';
import { type GradeForBirth, gradeForBirth } from '@/lib/schools/directory/gradeForBirth';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import type { FinderPlaces } from './finderPlaces';

export type NearbyQuestion = {
  position: Position;
  /** How far off the position may be. */
  accuracyKm: number;
  /** `YYYY-MM-DD`, or empty when the parent gave none: then no grade is asked for. */
  birth: string;
};

export type BranchAtDistance = { branch: BranchRecord; km: number };

export type NearbyAnswer =
  | { kind: 'birth'; birth: Exclude<GradeForBirth, { kind: 'grade' }> }
  | {
      kind: 'near';
      grade: Grade | null;
      /** The nearest three, as the typed way reads them: `Koramangala, Bangalore`. */
      localities: string[];
      /** Nearest first; empty where no branch nearby teaches the grade. */
      branches: BranchAtDistance[];
      /** Campuses with boarding, where no branch nearby teaches the grade. */
      boarding: BranchAtDistance[];
      /** Set where the device knows its place too roughly to tell localities apart. */
      roughKm: number | null;
    }
  | {
      kind: 'far';
      grade: Grade | null;
      nearest: BranchAtDistance;
      boarding: BranchAtDistance[];
    };

/** Further than this no child travels to school every day. */
const FAR_KM = 40;

const ROUGH_KM = 3;
const MOST_LOCALITIES = 3;
const MOST_BRANCHES = 4;

/**
 * The localities and branches around a position, computed on the device: the position goes nowhere.
 * Null where the directory has no branch at all.
 */
export const findNearby = (
  question: NearbyQuestion,
  { localities }: Pick<FinderPlaces, 'localities'>,
): NearbyAnswer | null => {
  const { position, accuracyKm, birth } = question;
  const entry = birth === '' ? null : gradeForBirth(birth);
  if (entry && entry.kind !== 'grade') return { kind: 'birth', birth: entry };
  const grade = entry?.grade ?? null;
  const all = byDistance(siteBranches(), position);
  const [nearest] = all;
  if (!nearest) return null;
  const boarding = byDistance(boardingBranches(), position).filter(teaching(grade));
  // A position that may be wrong by more than the limit says nothing about being far.
  if (nearest.km - accuracyKm > FAR_KM) return { kind: 'far', grade, nearest, boarding };
  const branches = all
    .filter(({ km }) => km - accuracyKm <= FAR_KM)
    .filter(teaching(grade))
    .slice(0, MOST_BRANCHES);
  return {
    kind: 'near',
    grade,
    localities: nearestLocalities(position, localities),
    branches,
    boarding: branches.length === 0 ? boarding : [],
    roughKm: accuracyKm > ROUGH_KM ? accuracyKm : null,
  };
};

const teaching =
  (grade: Grade | null) =>
  ({ branch }: BranchAtDistance): boolean =>
    grade === null || teachesGrade(branch, grade.id);

const byDistance = (branches: readonly BranchRecord[], from: Position): BranchAtDistance[] =>
  branches
    .flatMap((branch) =>
      branch.position ? [{ branch, km: kmBetween(from, branch.position) }] : [],
    )
    .sort((a, b) => a.km - b.km);

const nearestLocalities = (from: Position, localities: FinderPlaces['localities']): string[] =>
  CITY_SLUGS.flatMap((city) =>
    Object.entries(localities[city] ?? {}).map(([name, position]) => ({
      name: `${name}, ${CITIES[city].displayName}`,
      km: kmBetween(from, position),
    })),
  )
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_LOCALITIES)
    .map(({ name }) => name);
