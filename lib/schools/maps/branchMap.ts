import { getCityFeatures } from '@/data/places/maps/cityMaps';
import { type BranchRecord, CITIES, getLocation } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { branchDisplayName, branchTitle } from '@/lib/schools/directory/branches';
import { describeKm } from '@/lib/schools/finder/describeKm';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { CITY_MAP, centreOf, localitiesOf, movedPin, namesIn, placedBranches } from './cityMap';
import { featureNames, shapesIn } from './cityShapes';
import type { Box, MapDrawing, MapLabel, MapPin, Point } from './drawing';
import { boxOf, type Frame, frameAround, isInside, roundPoint } from './frame';
import { alongLine, boxOfLabel, isClear, type LabelWish, placeMost } from './placeLabels';
import { SCALE_BOX, scaleBar } from './scaleBar';
import { spreadPins } from './spreadPins';

/** As far as the map shows around the branch, in kilometres, whatever its neighbours. */
const REACH = { least: 3, alone: 5, most: 8 } as const;
/** The neighbours that it tries to hold. */
const NEIGHBOURS = 2;
const PADDING = 30;
const PIN_GAP = 34;
/** The drop of the branch's own pin, around the place that it points at. */
const OWN_PIN = { half: 14, above: 35, below: 5 } as const;
const NEIGHBOUR_RADIUS = 7;
const CENTRE_RADIUS = 5;
/** A pin this close hides the middle of the city. */
const CLEAR = 30;
const EDGE = 4;
/** A landmark this close to the point of the pin is written below its name. */
const LANDMARK = { apart: 22, radius: 4, size: 11, distance: 7 } as const;
const SIZES = { own: 14, landmark: 11, pin: 11 } as const;

/** The surroundings of a branch with its neighbours; null where its place is not known. */
export const buildBranchMap = (branch: BranchRecord): MapDrawing | null => {
  const { city, position } = branch;
  if (!position) return null;
  const near = placedBranches(city)
    .filter((other) => other.branch.id !== branch.id)
    .map((other) => ({ ...other, km: kmBetween(position, other.position) }))
    .sort((one, other) => one.km - other.km);
  const wanted = (near[NEIGHBOURS - 1]?.km ?? REACH.alone) * 1.1;
  const reach = Math.min(Math.max(wanted, REACH.least), REACH.most);
  const frame = frameAround(position, (CITY_MAP.height / 2 - PADDING) / reach, CITY_MAP);
  const inner = boxOf(frame, NEIGHBOUR_RADIUS + EDGE);
  const shown = near
    .map((other) => ({ ...other, place: frame.toPoint(other.position) }))
    .filter(({ place }) => isInside(inner, place));
  const spots = spreadPins(
    [frame.toPoint(position), ...shown.map(({ place }) => place)],
    PIN_GAP,
    inner,
  );
  const [own = frame.toPoint(position), ...others] = spots;
  const pins = shown.map(({ branch: other, place, km }, at) => ({
    number: at + 1,
    mark: '',
    title: branchTitle(other),
    path: branchPath(other) ?? '',
    note: describeKm(km),
    ...movedPin(others[at], place),
  }));
  const middle = roundPoint(frame.toPoint(CITIES[city].centre));
  const isFree =
    isInside(inner, middle) &&
    [own, ...pins.map(({ at }) => at)].every(
      (at) => Math.hypot(at[0] - middle[0], at[1] - middle[1]) > CLEAR,
    );
  const features = getCityFeatures(city);
  const nameAll = (landmark: LabelWish | null): MapLabel[] => {
    const names = ownNames(branch, own, pins, landmark !== null);
    const urgent: LabelWish[] = [
      ...(landmark ? [landmark] : []),
      ...shown.map(({ branch: other }, at) => ({
        text: branchDisplayName(other),
        at: pins[at]?.at ?? own,
        kind: 'pin' as const,
        size: SIZES.pin,
        distance: NEIGHBOUR_RADIUS + 4,
      })),
      ...(isFree ? [centreOf(city, middle)] : []),
    ];
    const placed = placeMost(
      [
        ...urgent,
        ...featureNames(features, frame, namesIn(city)),
        ...localitiesOf(city, frame, [own, ...pins.map(({ at }) => at)]),
      ],
      urgent.length,
      [
        ownBox(own),
        ...names.map((name) => boxOfLabel(name, sizeOf(name))),
        ...pins.map(({ at }) => ({ at, radius: NEIGHBOUR_RADIUS + 1 })),
        ...pins.flatMap(({ at, place }) => (place ? alongLine({ from: at, to: place }) : [])),
        ...(landmark ? [{ at: landmark.at, radius: LANDMARK.radius }] : []),
        ...(isFree ? [{ at: middle, radius: CENTRE_RADIUS }] : []),
        SCALE_BOX,
      ],
      boxOf(CITY_MAP, EDGE),
    );
    return [...names, ...placed];
  };
  const apart = landmarkOf(branch, frame, inner, own);
  const withApart = apart ? nameAll(apart) : [];
  const isApart = withApart.some(({ kind }) => kind === 'landmark');
  return {
    ...CITY_MAP,
    shapes: shapesIn(features, frame),
    pins,
    labels: isApart ? withApart : nameAll(null),
    own: roundPoint(own),
    ...(apart && isApart && { landmark: apart.at }),
    ...(isFree && { centre: middle }),
    scale: scaleBar(frame.unitsPerKm),
  };
};

const sizeOf = ({ kind }: MapLabel): number => (kind === 'own' ? SIZES.own : SIZES.landmark);

const ownBox = ([x, y]: Point): Box => ({
  left: x - OWN_PIN.half,
  right: x + OWN_PIN.half,
  top: y - OWN_PIN.above,
  bottom: y + OWN_PIN.below,
});

/** The landmark at its own place; null where that is not known, or too close to the pin to be told apart. */
const landmarkOf = (
  branch: BranchRecord,
  frame: Frame,
  inner: Box,
  own: Point,
): LabelWish | null => {
  const { landmark, landmarkAt } = getLocation(branch.id);
  if (!landmarkAt) return null;
  const at = roundPoint(frame.toPoint(landmarkAt));
  const isApart = Math.hypot(at[0] - own[0], at[1] - own[1]) > LANDMARK.apart;
  if (!isApart || !isInside(inner, at)) return null;
  const { size, distance } = LANDMARK;
  return { text: landmark, at, kind: 'landmark', size, distance };
};

/** The name below the pin, or where no neighbour stands, with the landmark where that is beside it. */
const ownNames = (
  branch: BranchRecord,
  own: Point,
  pins: readonly MapPin[],
  isLandmarkApart: boolean,
): MapLabel[] => {
  const lines = isLandmarkApart ? 1 : 2;
  const free = NAME_PLACES.map((place) => writeNames(branch, own, place).slice(0, lines)).find(
    (names) =>
      !names.some((name) =>
        pins.some(
          ({ at }) =>
            !isClear(
              boxOfLabel(name, sizeOf(name)),
              { at, radius: NEIGHBOUR_RADIUS },
              sizeOf(name),
            ),
        ),
      ),
  );
  return free ?? writeNames(branch, own, NAME_PLACES[0]).slice(0, lines);
};

/** Side and offset of the first of the two lines. */
const NAME_PLACES = [
  ['middle', 0, 19],
  ['middle', 0, -OWN_PIN.above - 18],
  ['start', OWN_PIN.half + 5, -20],
  ['end', -OWN_PIN.half - 5, -20],
] as const;
const NEXT_LINE = 14;

const writeNames = (
  branch: BranchRecord,
  [x, y]: Point,
  [side, right, down]: (typeof NAME_PLACES)[number],
): MapLabel[] => [
  { text: branchDisplayName(branch), at: roundPoint([x + right, y + down]), side, kind: 'own' },
  {
    text: getLocation(branch.id).landmark,
    at: roundPoint([x + right, y + down + NEXT_LINE]),
    side,
    kind: 'landmark',
  },
];
