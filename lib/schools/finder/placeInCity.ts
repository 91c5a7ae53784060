import type { Position } from '@/data/places/place';
import type { FinderPlaces } from './finderPlaces';
import { matchLocality } from './matchLocality';
import { positionOf } from './rankBranches';

/** Where a text lies, as the finder reads it, among the places that a page carries. */
export const placeInCity = (
  text: string,
  known: FinderPlaces,
): { name: string; from: Position } | null => {
  const [place] = matchLocality(text, known);
  return place && !place.isCity ? { name: place.name, from: positionOf(place, known).from } : null;
};
