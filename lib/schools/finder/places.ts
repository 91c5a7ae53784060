import { type BranchRecord, CITIES, CITY_LIST, type CitySlug } from '@/data/places/places';
import { branchDisplayName, siteBranches } from '@/lib/schools/directory/branches';
import type { FinderPlaces } from './finderPlaces';

/** How a branch belongs to a place; the earlier, the nearer. */
export const CLOSENESS = ['in', 'beside', 'serves', 'city'] as const;

export type Closeness = (typeof CLOSENESS)[number];

export type FinderPlace = {
  /** As a parent would say it: `Koramangala`. */
  name: string;
  city: CitySlug;
  /** Whole cities have no branches of their own here: all of the city count. */
  isCity: boolean;
  /** Branches that name this place, with the position it has among theirs (0 is the nearest). */
  branches: { branch: BranchRecord; closeness: Closeness; position: number }[];
};

/**
 * Every place that a parent may type: cities first, then where branches stand, then what lies
 * around them.
 */
export const buildPlaces = ({ around }: Pick<FinderPlaces, 'around'>): FinderPlace[] => {
  const places = new Map<string, FinderPlace>();
  const known = siteBranches().flatMap((branch) => {
    const own = around[branch.id];
    return own ? [{ branch, ...own }] : [];
  });
  for (const { branch } of known) addPlace(places, branch, branchDisplayName(branch), 'in', 0);
  for (const { branch, localArea } of known) {
    addPlace(places, branch, branch.place, 'in', 0);
    addPlace(places, branch, localArea, 'in', 0);
  }
  for (const { branch, areas, landmark } of known) {
    areas.forEach((area, position) => {
      addPlace(places, branch, area, 'serves', position);
    });
    addPlace(places, branch, landmark, 'beside', 0);
  }
  return [...cityPlaces(), ...places.values()];
};

const addPlace = (
  places: Map<string, FinderPlace>,
  branch: BranchRecord,
  name: string,
  closeness: Closeness,
  position: number,
): void => {
  if (cityNames(branch.city).includes(name)) return;
  const key = `${branch.city}/${name.toLowerCase()}`;
  const place = places.get(key) ?? { name, city: branch.city, isCity: false, branches: [] };
  const isKnown = place.branches.some((entry) => entry.branch === branch);
  if (!isKnown) place.branches.push({ branch, closeness, position });
  places.set(key, place);
};

const cityPlaces = (): FinderPlace[] =>
  CITY_LIST.filter(({ branchesSlug }) => branchesSlug !== null).map(({ displayName, slug }) => ({
    name: displayName,
    city: slug,
    isCity: true,
    branches: [],
  }));

/** What people call a city. */
export const cityNames = (city: CitySlug): string[] => {
  const { name, displayName, aliases } = CITIES[city];
  return [...new Set([displayName, name, ...aliases])];
};
