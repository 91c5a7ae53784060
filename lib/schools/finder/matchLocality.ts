import { CITY_SLUGS, type CitySlug } from '@/data/places/places';
import { matchPlaces, type Place } from '@/lib/schools/places/matchPlaces';
import type { FinderPlaces } from './finderPlaces';
import { buildPlaces, cityNames, type FinderPlace } from './places';

type Index = {
  places: Place<FinderPlace>[];
  /** The names in small letters. */
  exactNames: ReadonlySet<string>;
};

const buildIndex = (known: FinderPlaces): Index => {
  const places = buildPlaces(known).map((place) => ({
    id: place,
    names: place.isCity ? cityNames(place.city) : [place.name],
  }));
  const names = places.flatMap((place) => place.names);
  return { places, exactNames: new Set(names.map((name) => name.toLowerCase())) };
};

const INDEXES = new WeakMap<FinderPlaces, Index>();

const indexOf = (known: FinderPlaces): Index => {
  const index = INDEXES.get(known) ?? buildIndex(known);
  INDEXES.set(known, index);
  return index;
};

/** Whether the text is the name of a place of ours, letter by letter. */
export const isExactLocality = (text: string, known: FinderPlaces): boolean =>
  indexOf(known).exactNames.has(text.toLowerCase());

/** The places that a text may mean, best first: `Kormangla`, `Gandhi Nagar, Bhopal`, `Gurugram`. */
export const matchLocality = (text: string, known: FinderPlaces): FinderPlace[] => {
  const { places } = indexOf(known);
  const inCity = isExactLocality(text, known) ? [] : matchInsideCity(text, places);
  return inCity.length > 0 ? inCity : matchPlaces(places, text);
};

// The name of the city settles which of several places is meant; the rest of the text is the place.
const matchInsideCity = (text: string, places: Index['places']): FinderPlace[] => {
  const named = splitCity(text);
  if (!named) return [];
  return matchPlaces(
    places.filter(({ id }) => id.city === named.city && !id.isCity),
    named.rest,
  );
};

type InCity = { city: CitySlug; rest: string };

const splitCity = (text: string): InCity | null => splitAtComma(text) ?? splitAnywhere(text);

// `Delhi Road, Rohtak`: what stands after the comma is the city, whatever the rest is called.
const splitAtComma = (text: string): InCity | null => {
  const [rest = '', tail = ''] = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const city = CITY_SLUGS.find((slug) =>
    cityNames(slug).some((name) => name.toLowerCase() === tail),
  );
  return city && rest !== '' ? { city, rest } : null;
};

const splitAnywhere = (text: string): InCity | null => {
  const lower = text.toLowerCase();
  for (const city of CITY_SLUGS) {
    const name = cityNames(city).find((candidate) => lower.includes(candidate.toLowerCase()));
    const rest = name
      ? lower
          .replace(name.toLowerCase(), ' ')
          .replace(/[\s,]+/g, ' ')
          .trim()
      : '';
    if (rest !== '') return { city, rest };
  }
  return null;
};
