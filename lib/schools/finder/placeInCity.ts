import type { Position } from '@/data/places/place';
import type { CitySlug } from '@/data/places/places';
import type { FinderPlaces } from './finderPlaces';
import { matchLocality } from './matchLocality';
import { positionOf } from './rankBranches';

/** Where a text lies in the city, as the finder reads it; null where it means no locality of it. */
export const placeInCity = (
  text: string,
  city: CitySlug,
  known: FinderPlaces,
): { name: string; from: Position } | null => {
  const place = matchLocality(text, known).find((found) => found.city === city && !found.isCity);
  return place ? { name: place.name, from: positionOf(place, known).from } : null;
};
