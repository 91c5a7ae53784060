import { CITY_LIST, SPECIAL_CITIES } from '@/data/places/places';
import { cityAdmissionPath, cityPath } from '@/data/routes/paths/places';
import { branchCountLabel } from './counts';

/** Specification section 3: the city card, with one line of our own. */
export type CityCardFacts = {
  id: number;
  city_name: string;
  /** Its skyline. */
  src: string;
  link: string;
  /** `27 branches, boarding`. */
  note: string;
};

/** The skyline of a city, 320 by 200. */
export const skylineOf = (slug: string): string => `/pictures/cities/${slug}.svg`;

/** A card for each city with pages, leading to its branches or to its admission page. */
export const buildCityCards = (leadingTo: 'branches' | 'admission'): CityCardFacts[] =>
  CITY_LIST.flatMap((city) => {
    const link = leadingTo === 'branches' ? cityPath(city.slug) : cityAdmissionPath(city.slug);
    if (link === null) return [];
    const boarding = SPECIAL_CITIES.includes(city.slug) ? ', boarding' : '';
    return {
      id: city.id,
      city_name: city.displayName,
      src: skylineOf(city.slug),
      link,
      note: `${branchCountLabel(city.slug)}${boarding}`,
    };
  });
