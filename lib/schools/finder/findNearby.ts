import type { State } from '@/data/cutOffs';
import type { Grade } from '@/data/grades';
import type { Position } from '@/data/places/place';
import { CITIES, CITY_SLUGS } from '@/data/places/places';
import { stateOf } from '@/lib/schools/directory/cutOff';
import { type GradeForBirth, gradeForBirth } from '@/lib/schools/directory/gradeForBirth';
import { type UnlistedCity, unlistedCityAt } from '@/lib/schools/directory/unlistedCity';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import type { FinderPlaces } from './finderPlaces';
import {
  type BranchAtDistance,
  branchesWithinReach,
  FAR_KM,
  nearestBoarding,
  nearestBranches,
} from './nearestBranches';

export type NearbyQuestion = {
  position: Position;
  /** How far off the position may be. */
  accuracyKm: number;
  /** `YYYY-MM-DD`, or empty when the parent gave none: then no grade is asked for. */
  birth: string;
  /** `YYYY-MM-DD` */
  today?: string;
};

export type NearbyAnswer =
  | { kind: 'birth'; birth: Exclude<GradeForBirth, { kind: 'grade' }>; state: State }
  | { kind: 'unlisted'; unlisted: UnlistedCity }
  | {
      kind: 'near';
      grade: Grade | null;
      /** By whose cut-off day the grade was found. */
      state: State;
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
      state: State;
      nearest: BranchAtDistance;
      boarding: BranchAtDistance[];
    };

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
  const { position, accuracyKm, birth, today } = question;
  const [nearest] = nearestBranches(position);
  if (!nearest) return null;
  const state = stateOf(nearest.branch.city);
  const entry = birth === '' ? null : gradeForBirth(birth, { state, today });
  if (entry && entry.kind !== 'grade') return { kind: 'birth', birth: entry, state };
  const unlisted = unlistedCityAt(position);
  if (unlisted) return { kind: 'unlisted', unlisted };
  const grade = entry?.grade ?? null;
  const boarding = nearestBoarding(position, grade);
  // A position that may be wrong by more than the limit says nothing about being far.
  if (nearest.km - accuracyKm > FAR_KM) return { kind: 'far', grade, state, nearest, boarding };
  const branches = branchesWithinReach(position, grade, accuracyKm).slice(0, MOST_BRANCHES);
  return {
    kind: 'near',
    grade,
    state,
    localities: nearestLocalities(position, localities),
    branches,
    boarding: branches.length === 0 ? boarding : [],
    roughKm: accuracyKm > ROUGH_KM ? accuracyKm : null,
  };
};

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
