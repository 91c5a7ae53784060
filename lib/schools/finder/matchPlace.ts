import type { OtherCity } from '@/data/places/otherCities';
import { type UnlistedCity, unlistedCities } from '@/lib/schools/directory/unlistedCity';
import { matchPlaces, type Place } from '@/lib/schools/places/matchPlaces';
import { plainKey } from '@/lib/schools/places/soundKey';
import type { FinderPlaces } from './finderPlaces';
import { isExactLocality, matchLocality } from './matchLocality';
import { cityNames, type FinderPlace } from './places';

export type MatchedPlace =
  | { kind: 'place'; place: FinderPlace; others: FinderPlace[] }
  /** A city of ours without a page. */
  | { kind: 'unlisted'; unlisted: UnlistedCity }
  /** A city without a branch of ours. */
  | { kind: 'other-city'; city: OtherCity };

/** No name of a city is longer, nor has more words; what a longer text begins with says nothing. */
const LONGEST_TEXT = 80;
const MOST_WORDS = 4;

/** What a text means: a place of ours spelt right, a city without a page or a branch, a guess. */
export const matchPlace = (text: string, known: FinderPlaces): MatchedPlace | null => {
  if (isExactLocality(text, known)) return matchOwn(text, known);
  const endings = endingsOf(text);
  return (
    findUnlisted(endings) ??
    findOtherCity(endings, known.otherCities) ??
    matchOwn(text, known) ??
    guessOtherCity(text, known.otherCities)
  );
};

const matchOwn = (text: string, known: FinderPlaces): MatchedPlace | null => {
  const [place, ...others] = matchLocality(text, known);
  return place ? { kind: 'place', place, others } : null;
};

/**
 * The last words of a text, one, two and more of them: `Gomti Nagar, Lucknow` and `school in
 * lucknow` end with the city; `Mysore Road` does not.
 */
const endingsOf = (text: string): ReadonlySet<string> => {
  const words = text
    .slice(0, LONGEST_TEXT)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(-MOST_WORDS);
  return new Set(words.map((_, at) => plainKey(words.slice(at).join(''))));
};

const findUnlisted = (endings: ReadonlySet<string>): MatchedPlace | null => {
  const unlisted = unlistedCities().find(({ city }) =>
    cityNames(city).some((name) => endings.has(plainKey(name))),
  );
  return unlisted ? { kind: 'unlisted', unlisted } : null;
};

const PLACES = new WeakMap<readonly OtherCity[], readonly Place<OtherCity>[]>();

const placesOf = (cities: readonly OtherCity[]): readonly Place<OtherCity>[] => {
  const places =
    PLACES.get(cities) ??
    cities.map((city) => ({ id: city, names: [city.name, ...(city.aliases ?? [])] }));
  PLACES.set(cities, places);
  return places;
};

const findOtherCity = (
  endings: ReadonlySet<string>,
  cities: readonly OtherCity[],
): MatchedPlace | null => {
  const named = placesOf(cities).filter(({ names }) =>
    names.some((name) => endings.has(plainKey(name))),
  );
  // `Greater Noida` ends with `Noida` as well.
  const [found] = named.sort((one, other) => other.id.name.length - one.id.name.length);
  return found ? { kind: 'other-city', city: found.id } : null;
};

const guessOtherCity = (text: string, cities: readonly OtherCity[]): MatchedPlace | null => {
  const [city] = matchPlaces(placesOf(cities), text);
  return city ? { kind: 'other-city', city } : null;
};
