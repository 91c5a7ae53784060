import { CITY_SLUGS, type CitySlug } from '@/data/cities';
import { matchPlaces } from '@/lib/places/matchPlaces';
import { buildPlaces, cityNames, type FinderPlace } from './places';

const PLACES = buildPlaces().map((place) => ({
  id: place,
  names: place.isCity ? cityNames(place.city) : [place.name],
}));

/** The places that a text may mean, best first: `Kormangla`, `Gandhi Nagar, Bhopal`, `Gurugram`. */
export const matchLocality = (text: string): FinderPlace[] => {
  const inCity = isExactName(text) ? [] : matchInsideCity(text);
  return inCity.length > 0 ? inCity : matchPlaces(PLACES, text);
};

const EXACT_NAMES = new Set(PLACES.flatMap(({ names }) => names.map((name) => name.toLowerCase())));

const isExactName = (text: string): boolean => EXACT_NAMES.has(text.toLowerCase());

// The name of the city settles which of several places is meant; the rest of the text is the place.
const matchInsideCity = (text: string): FinderPlace[] => {
  const named = splitCity(text);
  if (!named) return [];
  return matchPlaces(
    PLACES.filter(({ id }) => id.city === named.city && !id.isCity),
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
