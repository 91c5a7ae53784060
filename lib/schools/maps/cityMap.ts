import { getCityFeatures } from '@/data/places/maps/cityMaps';
import type { Position } from '@/data/places/place';
import { type BranchRecord, CITIES, type CitySlug, getCityTexts } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import {
  branchDisplayName,
  branchTitle,
  gradesLabel,
  siteBranchesOf,
} from '@/lib/schools/directory/branches';
import { describeKm } from '@/lib/schools/finder/describeKm';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { featureNames, shapesIn } from './cityShapes';
import type { MapDrawing, MapPin, Point } from './drawing';
import { boxOf, type Frame, fitFrame, isInside, roundPoint } from './frame';
import { alongLine, type LabelWish, type Obstacle, placeMost } from './placeLabels';
import { SCALE_BOX, scaleBar } from './scaleBar';
import { spreadOut } from './spreadOut';
import { spreadPins } from './spreadPins';

/** Of every map of a city, in units that are pixels on a phone. */
export const CITY_MAP = { width: 360, height: 300 } as const;

/** A city with one branch shows what lies beyond it and beyond the middle. */
const PADDING = { one: 66, many: 34 } as const;
/** A city is never drawn smaller than this. */
const LEAST_KM = 12;
/** Between the middles of two pins, so that a thumb meets one of them. */
const PIN_GAP = 25;
const PIN_RADIUS = 10;
const CENTRE_RADIUS = 5;
/** A pin this close hides the middle of the city. */
const CLEAR = 16;
const EDGE = 4;
const MOST_LOCALITIES = 14;
const SIZES = { pin: 11, centre: 11, distance: 11, locality: 10 } as const;

type Placed = { branch: BranchRecord; position: Position };

type Shown = {
  /** Where a pin leads. */
  pathOf?: (branch: BranchRecord) => string | null;
  isShown?: (branch: BranchRecord) => boolean;
};

/** The map of a city's branches with a page; null where it has none. For prerendering. */
export const buildCityMap = (
  slug: CitySlug,
  { pathOf = branchPath, isShown = () => true }: Shown = {},
): MapDrawing | null => {
  const placed = placedBranches(slug).filter(({ branch }) => isShown(branch));
  if (placed.length === 0) return null;
  const { centre } = CITIES[slug];
  const frame = fitFrame(
    [...placed.map(({ position }) => position), centre],
    { ...CITY_MAP, padding: placed.length === 1 ? PADDING.one : PADDING.many },
    LEAST_KM,
  );
  const pins = pinsOf(placed, frame, pathOf);
  const middle = roundPoint(frame.toPoint(centre));
  const isFree = pins.every(({ at }) => Math.hypot(at[0] - middle[0], at[1] - middle[1]) > CLEAR);
  const [only] = placed.length === 1 ? placed : [];
  const features = getCityFeatures(slug);
  const line = only && isFree && { from: middle, to: roundPoint(frame.toPoint(only.position)) };
  const obstacles: Obstacle[] = [
    ...pins.map(({ at }) => ({ at, radius: PIN_RADIUS })),
    ...pins.flatMap(({ at, place }) => (place ? alongLine({ from: at, to: place }) : [])),
    ...(line ? alongLine(line) : []),
    ...(isFree ? [{ at: middle, radius: CENTRE_RADIUS }] : []),
    SCALE_BOX,
  ];
  const urgent: LabelWish[] = [
    ...(only && isFree ? [distanceOf(only, centre, frame)] : []),
    ...(isFree ? [centreOf(slug, middle)] : []),
    ...placed.map(({ branch }, at) => nameOf(branch, pins[at]?.at ?? middle)),
  ];
  const wishes: LabelWish[] = [
    ...urgent,
    ...featureNames(features, frame, namesIn(slug)),
    ...localitiesOf(slug, frame, [...pins.map(({ at }) => at), middle]),
  ];
  return {
    ...CITY_MAP,
    shapes: shapesIn(features, frame),
    pins,
    labels: placeMost(wishes, urgent.length, obstacles, boxOf(CITY_MAP, EDGE)),
    ...(isFree && { centre: middle }),
    ...(line && { line }),
    scale: scaleBar(frame.unitsPerKm),
  };
};

/** The branches that a map can show, in the order of the directory. */
export const placedBranches = (slug: CitySlug): Placed[] =>
  siteBranchesOf(slug).flatMap((branch) =>
    branch.position ? [{ branch, position: branch.position }] : [],
  );

const pinsOf = (
  placed: readonly Placed[],
  frame: Frame,
  pathOf: NonNullable<Shown['pathOf']>,
): MapPin[] => {
  const places = placed.map(({ position }) => frame.toPoint(position));
  const spots = spreadPins(places, PIN_GAP, boxOf(frame, PIN_RADIUS + EDGE));
  return placed.map(({ branch }, at) => ({
    number: at + 1,
    mark: String(at + 1),
    title: branchTitle(branch),
    path: pathOf(branch) ?? '',
    note: `${branch.board}, ${gradesLabel(branch)}`,
    ...movedPin(spots[at], places[at]),
  }));
};

const SEEN = 4;

/** Where a pin stands, and what it points at where it had to move. */
export const movedPin = (
  spot: Point = [0, 0],
  place: Point = spot,
): Pick<MapPin, 'at' | 'place'> => {
  const isMoved = Math.hypot(spot[0] - place[0], spot[1] - place[1]) > SEEN;
  return { at: roundPoint(spot), ...(isMoved && { place: roundPoint(place) }) };
};

const nameOf = (branch: BranchRecord, at: Point): LabelWish => ({
  text: branchDisplayName(branch),
  at,
  kind: 'pin',
  size: SIZES.pin,
  distance: PIN_RADIUS + 3,
});

/** The middle of the city, by the name that the city itself has. */
export const centreOf = (slug: CitySlug, at: Point): LabelWish => ({
  text: CITIES[slug].name,
  at,
  kind: 'centre',
  size: SIZES.centre,
  distance: 8,
});

const distanceOf = ({ position }: Placed, centre: Position, frame: Frame): LabelWish => {
  const [x, y] = frame.toPoint(position);
  const [middleX, middleY] = frame.toPoint(centre);
  return {
    text: describeKm(kmBetween(position, centre)),
    at: [(x + middleX) / 2, (y + middleY) / 2],
    kind: 'distance',
    size: SIZES.distance,
    distance: 7,
  };
};

export const namesIn = (slug: CitySlug): string[] => siteBranchesOf(slug).map(branchDisplayName);

/** Names that no pin bears, spread over the map. */
export const localitiesOf = (
  slug: CitySlug,
  frame: Frame,
  taken: readonly Point[],
): LabelWish[] => {
  const borne = namesIn(slug);
  const shown = boxOf(frame, EDGE);
  const free = Object.entries(getCityTexts(slug).localities)
    .filter(([name]) => !borne.includes(name))
    .map(([text, position]) => ({ text, at: roundPoint(frame.toPoint(position)) }))
    .filter(({ at }) => isInside(shown, at));
  return spreadOut(free, taken)
    .slice(0, MOST_LOCALITIES)
    .map((locality) => ({ ...locality, kind: 'locality', size: SIZES.locality, distance: 3 }));
};
