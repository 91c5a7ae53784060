import type { CityFeature, CityFeatures } from '@/data/places/maps/feature';
import { type MapShape, SHAPE_KINDS } from './drawing';
import type { Frame } from './frame';
import type { LabelWish } from './placeLabels';
import { nameSpot, writeArea, writeWay } from './writeShape';

const NAME_SIZE = 10;

/** What of the city's water and roads lies in the window, one path for each kind. */
export const shapesIn = (features: CityFeatures, frame: Frame): MapShape[] =>
  SHAPE_KINDS.flatMap((kind) => {
    const path = features
      .filter((feature) => feature.kind === kind)
      .map((feature) => writeFeature(feature, frame))
      .join('');
    return path === '' ? [] : [{ kind, path }];
  });

const writeFeature = ({ kind, points }: CityFeature, frame: Frame): string =>
  kind === 'sea' || kind === 'lake' ? writeArea(points, frame) : writeWay(points, frame);

/** The names of the features, each once, where it has most room; none that a branch bears. */
export const featureNames = (
  features: CityFeatures,
  frame: Frame,
  borne: readonly string[],
): LabelWish[] => {
  const named = features.filter(
    ({ name }, at) =>
      name && !borne.includes(name) && features.findIndex((other) => other.name === name) === at,
  );
  return named.flatMap(({ name = '', kind, nameAt, points }) => {
    const spot = nameAt ? frame.toPoint(nameAt) : nameSpot(points, frame);
    if (!spot) return [];
    const isRoad = kind === 'road';
    return [
      {
        text: name,
        at: spot,
        kind: isRoad ? 'road' : 'water',
        size: NAME_SIZE,
        distance: nameAt ? 0 : 6,
      },
    ];
  });
};
