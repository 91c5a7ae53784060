import {
  HIDDEN_CITY_NAMES,
  HIDDEN_CITY_NAMES_COMPACT,
  type OfferedPlaces,
  RESTRICTED_CITIES,
} from '@/data/places/cityLists';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';

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

const listed = (places: OfferedPlaces, cities: readonly ListedCity[]): ListedCity[] => {
  if (typeof places === 'object') {
    const own = BRANCH_LIST.filter(({ id }) => places.branches.includes(id));
    return cities.filter(({ slug }) => own.some(({ city }) => city === slug));
  }
  return places === 'restricted'
    ? RESTRICTED_CITIES.flatMap((slug) => cities.filter((city) => city.slug === slug))
    : leaveOut(cities, places === 'compact' ? HIDDEN_CITY_NAMES_COMPACT : HIDDEN_CITY_NAMES);
};

/** The cities that the form offers, by the names that visitors read. */
export const cityOptions = (
  places: OfferedPlaces,
  cities: readonly ListedCity[] = CITY_LIST,
): Option[] =>
  listed(places, cities).map(({ slug, displayName }) => ({ value: slug, label: displayName }));

/** Whether the form offers this city. */
export const isOffered = (city: string | undefined, places: OfferedPlaces): boolean =>
  cityOptions(places).some(({ value }) => value === city);
