import { BRANCH_LIST, type BranchRecord, CITY_SLUGS } from '@/data/places/places';
import { SCENE_LANDMARKS } from '@/data/places/records/record';
import { getDetails } from '@/data/places/records/records';
import { distanceBetween } from '@/lib/schools/directory/distance';
import { ADULTS, type Adult, JOKES, type Joke } from './composedScene';
import { VARIANTS } from './variants';

/**
 * What branches near each other must not share: each takes, in the order of the directory, what the
 * fewest have taken and none of its neighbours has.
 */
export type Turn = { joke: Joke; adult: Adult; paint: Paint; variant: number };

const PAINTS = [0, 1, 2] as const;
type Paint = (typeof PAINTS)[number];

const NEIGHBOURS = 8;

export const turnOf = (branchId: number): Turn =>
  turns().get(branchId) ?? { joke: 'dog', adult: 'sari', paint: 0, variant: 0 };

let known: ReadonlyMap<number, Turn> | null = null;

const turns = (): ReadonlyMap<number, Turn> => {
  known ??= giveTurns();
  return known;
};

const giveTurns = (): ReadonlyMap<number, Turn> => {
  const given = new Map<number, Turn>();
  const jokes = rarestOf<Joke>(JOKES);
  const adults = rarestOf<Adult>(ADULTS);
  const paints = new Map(CITY_SLUGS.map((city) => [city, rarestOf<Paint>(PAINTS)]));
  const drawings = new Map(
    SCENE_LANDMARKS.map((kind) => [kind, rarestOf<number>([...Array(VARIANTS[kind]).keys()])]),
  );
  for (const branch of BRANCH_LIST) {
    const near = neighboursOf(branch);
    const turnsNear = turnsOf(near, given);
    const landmark = landmarkOf(branch);
    const sameLandmark = near.filter((other) => landmarkOf(other) === landmark);
    given.set(branch.id, {
      joke: jokes(turnsNear.map(({ joke }) => joke)),
      adult: adults(turnsNear.map(({ adult }) => adult)),
      // Three are too few for all neighbours to differ: the two nearest do.
      paint:
        paints.get(branch.city)?.(turnsOf(near.slice(0, 2), given).map(({ paint }) => paint)) ?? 0,
      variant: landmark
        ? (drawings.get(landmark)?.(turnsOf(sameLandmark, given).map(({ variant }) => variant)) ??
          0)
        : 0,
    });
  }
  return given;
};

const turnsOf = (branches: BranchRecord[], given: ReadonlyMap<number, Turn>): Turn[] =>
  branches.flatMap(({ id }) => given.get(id) ?? []);

/** The nearest branches of the same city, and those that it is one of the nearest of; nearest first. */
export const neighboursOf = (branch: BranchRecord): BranchRecord[] =>
  nearestFirst(branch).filter(
    (other) =>
      nearestFirst(branch).indexOf(other) < NEIGHBOURS ||
      nearestFirst(other).indexOf(branch) < NEIGHBOURS,
  );

const nearestFirst = (branch: BranchRecord): readonly BranchRecord[] => {
  const found = nearest.get(branch);
  if (found) return found;
  const listed = BRANCH_LIST.filter(
    ({ city, id }) => city === branch.city && id !== branch.id,
  ).sort((a, b) => distanceBetween(branch.id, a.id) - distanceBetween(branch.id, b.id));
  nearest.set(branch, listed);
  return listed;
};

const nearest = new Map<BranchRecord, readonly BranchRecord[]>();

const landmarkOf = ({ id }: BranchRecord) => getDetails(id).scene?.landmark ?? null;

/** Hands out what was handed out least and none nearby has; where all are taken, the farthest gives way. */
const rarestOf = <Value>(from: readonly Value[]) => {
  const taken = new Map<Value, number>();
  const count = (value: Value) => taken.get(value) ?? 0;
  return (near: readonly Value[]): Value => {
    const [first] = freeOf(from, near).toSorted((a, b) => count(a) - count(b));
    if (first === undefined) throw new Error('Nothing to hand out');
    taken.set(first, count(first) + 1);
    return first;
  };
};

const freeOf = <Value>(from: readonly Value[], near: readonly Value[]): readonly Value[] => {
  const free = from.filter((value) => !near.includes(value));
  return free.length > 0 || near.length === 0 ? free : freeOf(from, near.slice(0, -1));
};
