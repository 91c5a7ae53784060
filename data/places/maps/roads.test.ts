import type { Position } from '@/data/places/place';
import { BRANCH_LIST, getLocation } from '@/data/places/places';
import { isOnSite } from '@/lib/schools/directory/branches';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { getCityFeatures } from './cityMaps';

/** A name that ends as roads do, in what a branch says of the way to it. */
const ROAD_NAME =
  /(?:National Highway \d+|(?:[A-Z][\w’–-]+ ){1,3}(?:Road|Highway|Expressway|Salai|Marg|Bypass)\b(?! (?:No|station|railway)))/g;
/** The first word of a sentence or of a list of words, which is not of the name. */
const NOT_OF_THE_NAME = /^(?:The|From|Along|Where|Between|Both|On|By|To) /;

/** What the map calls by another name. */
const ALSO: Record<string, string> = {
  'Rajiv Gandhi Salai': 'Rajiv Gandhi Salai (OMR)',
  'National Highway 44': 'NH 44',
  'Hennur Road': 'Hennur Main Road',
  'Narmadapuram Road': 'Hoshangabad Road',
  'Major Arterial Road': 'Biswa Bangla Sarani',
};

/** Streets of a quarter, crossings and places named after a road: too small for the map of a city. */
const SMALL = [
  'Annapurna Road',
  'Atlas Road',
  'Balikashram Road',
  'Bellandur Road',
  'Dehu Road',
  'Feet Road',
  'Gandimaisamma Cross Road',
  'Gulmohar Road',
  'Haralur Road',
  'Hosa Road',
  'Kesar Bagh Road',
  'Manpada Road',
  'Marve Road',
  'Medavakkam Koot Road',
  'Mira Road',
  'NIBM Road',
  'Pokhran Road',
  'Sheela Bypass',
  'Tapovan Road',
];

/** As far from a branch as its map shows a road. */
const NEAR_KM = 7;

const toLine = (place: Position, points: readonly Position[]): number =>
  Math.min(
    ...points.slice(1).flatMap(([latitude, longitude], at) => {
      const [fromLatitude = 0, fromLongitude = 0] = points[at] ?? [];
      return Array.from({ length: 11 }, (_, step) =>
        kmBetween(place, [
          fromLatitude + ((latitude - fromLatitude) * step) / 10,
          fromLongitude + ((longitude - fromLongitude) * step) / 10,
        ]),
      );
    }),
  );

/** Every main road that a branch with a page names, with how far the map draws it from there. */
const NAMED = BRANCH_LIST.filter(isOnSite).flatMap(({ id, place, city, position }) => {
  const { about, reach } = getLocation(id);
  const names = [...`${about} ${reach}`.matchAll(ROAD_NAME)]
    .map(([name]) => name.replace(NOT_OF_THE_NAME, ''))
    .filter((name) => !SMALL.includes(name));
  return [...new Set(names)].map((name) => {
    const road = getCityFeatures(city).find((feature) => feature.name === (ALSO[name] ?? name));
    const km = road && position ? toLine(position, road.points) : null;
    return { said: `${place} (${id}): ${name}`, km };
  });
});

it('draws every main road that the text of a branch names', () => {
  expect(NAMED.length).toBeGreaterThan(40);
  expect(NAMED.filter(({ km }) => km === null).map(({ said }) => said)).toEqual([]);
});

it('draws it where the branch says it is: near', () => {
  const far = NAMED.filter(({ km }) => km !== null && km > NEAR_KM);
  expect(far.map(({ said, km }) => `${said}, ${km?.toFixed(1)} km`)).toEqual([]);
});

it('passes over no street that has become too small to be named anywhere', () => {
  const texts = BRANCH_LIST.map(({ id }) => Object.values(getLocation(id)).join(' ')).join(' ');
  expect(SMALL.filter((name) => !texts.includes(name))).toEqual([]);
});
