import {
  CITY_LIST,
  HIDDEN_CITY_NAMES,
  HIDDEN_CITY_NAMES_COMPACT,
  RESTRICTED_CITIES,
} from '@/data/places/places';

/** `compact` leaves out two more names; `restricted` lists only a few cities (specification 5). */
export type CityListMode = 'full' | 'compact' | 'restricted';

export type Option = { value: string; label: string };

type ListedCity = { slug: string; name: string; displayName: string };

const toKey = (name: string): string => name.toLowerCase();

const leaveOut = <City extends ListedCity>(
  cities: readonly City[],
  names: readonly string[],
): City[] => {
  const hidden = new Set(names.map(toKey));
  // The first entry stays whatever its name.
  return cities.filter((city, index) => index === 0 || !hidden.has(toKey(city.name)));
};

const LISTS: Record<CityListMode, (cities: readonly ListedCity[]) => ListedCity[]> = {
  full: (cities) => leaveOut(cities, HIDDEN_CITY_NAMES),
  compact: (cities) => leaveOut(cities, HIDDEN_CITY_NAMES_COMPACT),
  restricted: (cities) =>
    RESTRICTED_CITIES.flatMap((slug) => cities.filter((city) => city.slug === slug)),
};

/** The cities that the form offers, by the names that visitors read. */
export const cityOptions = (
  mode: CityListMode,
  cities: readonly ListedCity[] = CITY_LIST,
): Option[] =>
  LISTS[mode](cities).map(({ slug, displayName }) => ({ value: slug, label: displayName }));
