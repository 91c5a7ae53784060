import type { Position } from '@/data/places/place';
import {
  BRANCH_LIST,
  CITY_LIST,
  type City,
  type CitySlug,
  getLocation,
} from '@/data/places/places';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { branchPath, cityPath } from '@/data/routes/paths/places';
import type { Route } from '@/data/routes/route';
import { FURTHER_LOCALITIES } from '@/data/search/localities';
import { TOWNS, type Town } from '@/data/search/towns';
import { cityNames } from '@/lib/schools/finder/places';
import { kmBetween } from '@/lib/schools/places/kmBetween';

/** Places that no page names, and the page that answers whoever searches for them. */

/** Further than this from a branch, its city's page says more: which branch is near is open. */
const SCHOOL_RUN_KM = 9;

/** Further than this no child travels to school every day. */
const FAR_KM = 40;

type Near<Thing> = { thing: Thing; km: number };

const nearest = <Thing>(
  things: readonly Thing[],
  from: Position,
  positionOf: (thing: Thing) => Position | undefined,
): Near<Thing> | undefined =>
  things
    .flatMap((thing) => {
      const position = positionOf(thing);
      return position ? [{ thing, km: kmBetween(from, position) }] : [];
    })
    .sort((one, other) => one.km - other.km)[0];

// A wing takes the youngest only: the main branch, which stands beside it, answers for both.
const MAIN_BRANCHES = BRANCH_LIST.filter(
  (branch) => branch.wingOf === undefined && branchPath(branch) !== null,
);
const LISTED_CITIES = CITY_LIST.filter(({ branchesSlug }) => branchesSlug !== null);

const pathNear = (city: CitySlug, position: Position): string | null => {
  const branch = nearest(MAIN_BRANCHES, position, (candidate) => candidate.position);
  return branch && branch.km <= SCHOOL_RUN_KM ? branchPath(branch.thing) : cityPath(city);
};

const cityNear = ({ position }: Town): City | null => {
  const city = nearest(LISTED_CITIES, position, ({ centre }) => centre);
  return city && city.km <= FAR_KM ? city.thing : null;
};

type Named = readonly [path: string | null, ...names: string[]];

const furtherLocalities = (): Named[] =>
  CITY_LIST.flatMap(({ slug }) =>
    Object.entries(FURTHER_LOCALITIES[slug] ?? {}).map(
      ([name, position]): Named => [pathNear(slug, position), name],
    ),
  );

const nearTowns = (): Named[] =>
  TOWNS.flatMap((town): Named[] => {
    const city = cityNear(town);
    return city ? [[cityPath(city.slug), ...town.names]] : [];
  });

/** The city's page says which branches have no page yet; without one, the list of all branches does. */
const branchesWithoutPage = (): Named[] =>
  BRANCH_LIST.filter((branch) => branchPath(branch) === null).flatMap((branch): Named[] => {
    const path = cityPath(branch.city);
    const city = CITY_LIST.find(({ slug }) => slug === branch.city);
    const { localArea, areas } = getLocation(branch.id);
    const own = [branch.alias ?? branch.place, localArea, ...areas];
    if (path !== null || !city) return [[path, ...own]];
    return [[ABOUT_PATHS.contact, ...own, ...cityNames(branch.city), city.state]];
  });

/** Names of places by the path of the page that answers them. */
export const placesByPath = (): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>();
  for (const [path, ...names] of [...furtherLocalities(), ...nearTowns(), ...branchesWithoutPage()])
    if (path !== null) places.set(path, [...(places.get(path) ?? []), ...names]);
  return places;
};

/** Towns too far from every branch, by all their names. */
export const farTowns = (): string[] =>
  TOWNS.filter((town) => cityNear(town) === null).flatMap(({ names }) => [...names]);

const CITY_BY_FOLDER: ReadonlyMap<string, City> = new Map(
  LISTED_CITIES.map((city) => [cityPath(city.slug) ?? '', city] as const),
);

/** Each of these places of a branch or a city, by itself and with its city: `juhu mumbai`. */
export const withCity = (path: string, places: readonly string[]): string[] => {
  const city = CITY_BY_FOLDER.get(`/${path.split('/')[1]}`);
  return city ? places.flatMap((place) => [place, `${place} ${city.displayName}`]) : [...places];
};

const FEWEST_WORDS = 3;

/** `Bandra Kurla Complex` is the BKC to those who live there. */
export const initialsOf = ({ places }: Pick<Route, 'places'>): string[] =>
  places
    .map((name) => name.split(/[\s,]+/))
    .filter((words) => words.length >= FEWEST_WORDS)
    .map((words) => words.map((word) => word.charAt(0)).join(''));
