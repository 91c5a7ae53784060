import { INDIA } from '@/data/places/maps/india';
import type { Position } from '@/data/places/place';
import { CITY_LIST } from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { branchCountLabel } from '@/lib/schools/directory/counts';
import { movedPin } from './cityMap';
import type { MapDrawing, Point } from './drawing';
import { boxOf } from './frame';
import { alongLine, placeMost } from './placeLabels';
import { spreadPins } from './spreadPins';

/** A phone shows the map at little more than half of its size. */
const PIN_GAP = 44;
const PIN_RADIUS = 17;
const NAME_SIZE = 19;
/** Names may reach into the gutter of a page, which is as wide on a phone. */
const NAMES_BOX = { ...boxOf(INDIA), left: -26, right: INDIA.width + 26 };

/** For names that find no room between the pins of their neighbours. */
const SHORT_NAMES: Readonly<Record<string, string>> = { 'Chh Sambhaji Nagar': 'Sambhaji Nagar' };

/** India with the cities that have a page, in the order of their cards. For prerendering. */
export const buildIndiaMap = (): MapDrawing => {
  const cities = CITY_LIST.flatMap((city) => {
    const path = cityPath(city.slug);
    return path === null ? [] : [{ ...city, path, place: toIndiaPoint(city.centre) }];
  });
  const spots = spreadPins(
    cities.map(({ place }) => place),
    PIN_GAP,
    boxOf(INDIA, PIN_RADIUS),
  );
  const pins = cities.map(({ slug, displayName, path, place }, at) => ({
    number: at + 1,
    mark: String(siteBranchesOf(slug).length),
    title: displayName,
    path,
    note: branchCountLabel(slug),
    ...movedPin(spots[at], place),
  }));
  // The longest first: it has the fewest places to go.
  const wishes = [...pins]
    .sort((one, other) => other.title.length - one.title.length)
    .map(({ title, at }) => ({
      text: SHORT_NAMES[title] ?? title,
      at,
      kind: 'pin' as const,
      size: NAME_SIZE,
      distance: PIN_RADIUS + 5,
    }));
  return {
    width: INDIA.width,
    height: INDIA.height,
    shapes: [
      { kind: 'land', path: INDIA.land },
      { kind: 'border', path: INDIA.borders },
    ],
    pins,
    labels: placeMost(
      wishes,
      wishes.length,
      pins.flatMap(({ at, place = at }) => [
        { at, radius: PIN_RADIUS },
        ...alongLine({ from: at, to: place }),
      ]),
      NAMES_BOX,
    ),
  };
};

/** In the projection of the outline. */
const toIndiaPoint = ([latitude, longitude]: Position): Point => {
  const { width, height, bounds } = INDIA;
  return [
    ((longitude - bounds.west) / (bounds.east - bounds.west)) * width,
    ((bounds.north - latitude) / (bounds.north - bounds.south)) * height,
  ];
};
