import { OTHER_CITIES, type OtherCity } from '@/data/places/otherCities';
import type { BranchLocation, Localities } from '@/data/places/place';
import { CITY_SLUGS, getCityTexts, getLocation } from '@/data/places/places';
import { siteBranches } from '@/lib/schools/directory/branches';

type Around = Pick<BranchLocation, 'localArea' | 'landmark' | 'areas'>;

/**
 * What the finder knows besides the directory. Large: the browser fetches it from `/api/places` when
 * somebody uses the finder.
 */
export type FinderPlaces = {
  /** By the id of the branch; branches with a page. */
  around: Readonly<Record<number, Around>>;
  /** By the slug of the city. */
  localities: Readonly<Record<string, Localities>>;
  /** The larger cities without a branch. */
  otherCities: readonly OtherCity[];
};

const aroundOf = (branchId: number): Around => {
  const { localArea, landmark, areas } = getLocation(branchId);
  return { localArea, landmark, areas };
};

/** Gathers the places. For the server. */
export const buildFinderPlaces = (): FinderPlaces => ({
  around: Object.fromEntries(siteBranches().map(({ id }) => [id, aroundOf(id)])),
  localities: Object.fromEntries(
    CITY_SLUGS.map((city) => [city, getCityTexts(city).localities] as const),
  ),
  otherCities: OTHER_CITIES,
});
