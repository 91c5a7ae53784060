import type { Position } from '@/data/places/place';
import {
  BRANCH_LIST,
  type BranchRecord,
  CITIES,
  CITY_LIST,
  type CitySlug,
} from '@/data/places/places';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { getBranch } from './branches';

/** A city whose branch has no page, and that the form does not list. */
export type UnlistedCity = { city: CitySlug; branch: BranchRecord; takenBy: BranchRecord };

/** How far from its middle a device still counts as being in such a town. */
const IN_TOWN_KM = 15;

/** The cities with a branch whose enquiries a branch elsewhere takes. */
export const unlistedCities = (): UnlistedCity[] =>
  CITY_LIST.flatMap(({ slug, enquiryBranch }) => {
    const branch = BRANCH_LIST.find(({ city }) => city === slug);
    const takenBy = enquiryBranch === undefined ? null : getBranch(enquiryBranch);
    return branch && takenBy ? [{ city: slug, branch, takenBy }] : [];
  });

/** The one that a position lies in, or null. */
export const unlistedCityAt = (position: Position): UnlistedCity | null =>
  unlistedCities().find(({ city }) => kmBetween(position, CITIES[city].centre) <= IN_TOWN_KM) ??
  null;
