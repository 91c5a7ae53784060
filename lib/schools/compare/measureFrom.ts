import type { Position } from '@/data/places/place';
import type { CitySlug } from '@/data/places/places';
import { describeKm } from '@/lib/schools/finder/describeKm';
import type { FinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { placeInCity } from '@/lib/schools/finder/placeInCity';
import { kmBetween } from '@/lib/schools/places/kmBetween';

/** A family’s locality, and how far it is from there. */
export type Home = { name: string; sayKm: (position: Position) => string };

/** Where a family lives, as the finder reads it; null where it knows no such locality there. */
export const measureFrom = (locality: string, city: CitySlug, known: FinderPlaces): Home | null => {
  const place = placeInCity(locality, city, known);
  return (
    place && {
      name: place.name,
      sayKm: (position) => describeKm(kmBetween(place.from, position)),
    }
  );
};
