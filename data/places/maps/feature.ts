import type { Position } from '@/data/places/place';

/**
 * Something that helps to find one's way on the map of a city: water or one main road, by its bends,
 * each right to about a kilometre. `sea` and `lake` are areas, the others lines.
 */
export type CityFeature = {
  kind: 'sea' | 'lake' | 'river' | 'stream' | 'road';
  /** Written on the map where there is room; left out where a name would say nothing. */
  name?: string;
  /** Where the name stands, if not beside one of the points. */
  nameAt?: Position;
  points: readonly Position[];
};

export type CityFeatures = readonly CityFeature[];
