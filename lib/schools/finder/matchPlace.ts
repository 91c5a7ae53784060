import type { OtherCity } from '@/data/places/otherCities';
import { type UnlistedCity, unlistedCities } from '@/lib/schools/directory/unlistedCity';
import { matchPlaces } from '@/lib/schools/places/matchPlaces';
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

const namesOf = ({ name, aliases = [] }: OtherCity): readonly string[] => [name, ...aliases];

/** What a text means: a place of ours spelt right, a city without a page or a branch, a guess. */
export const matchPlace = (text: string, known: FinderPlaces): MatchedPlace | null => {
  if (isExactLocality(text, known)) return matchOwn(text, known);
  return (
    findUnlisted(text) ??
    findOtherCity(text, known.otherCities) ??
    matchOwn(text, known) ??
    guessOtherCity(text, known.otherCities)
  );
};

const matchOwn = (text: string, known: FinderPlaces): MatchedPlace | null => {
  const [place, ...others] = matchLocality(text, known);
  return place ? { kind: 'place', place, others } : null;
};

/** `Gomti Nagar, Lucknow` and `school in lucknow` end with the city; `Mysore Road` does not. */
const endsWith = (text: string, name: string): boolean => {
  const key = plainKey(name);
  const words = text.split(/[\s,]+/).filter(Boolean);
  return words.some((_, at) => plainKey(words.slice(at).join('')) === key);
};

const findUnlisted = (text: string): MatchedPlace | null => {
  const unlisted = unlistedCities().find(({ city }) =>
    cityNames(city).some((name) => endsWith(text, name)),
  );
  return unlisted ? { kind: 'unlisted', unlisted } : null;
};

const findOtherCity = (text: string, cities: readonly OtherCity[]): MatchedPlace | null => {
  const named = cities.filter((city) => namesOf(city).some((name) => endsWith(text, name)));
  // `Greater Noida` ends with `Noida` as well.
  const [city] = named.sort((one, other) => other.name.length - one.name.length);
  return city ? { kind: 'other-city', city } : null;
};

const guessOtherCity = (text: string, cities: readonly OtherCity[]): MatchedPlace | null => {
  const [city] = matchPlaces(
    cities.map((own) => ({ id: own, names: namesOf(own) })),
    text,
  );
  return city ? { kind: 'other-city', city } : null;
};
