import { CITIES, LP_CITIES } from '@/data/places/places';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import { getCityFeatures } from './cityMaps';

it.each(LP_CITIES)(
  '$city has a river, a lake, a coast or a main road to find one’s way by',
  ({ city }) => {
    expect(getCityFeatures(city).filter(({ name }) => name).length).toBeGreaterThan(0);
  },
);

it.each(LP_CITIES)('what the map of $city shows lies in or near the city', ({ city }) => {
  const astray = getCityFeatures(city).filter(
    ({ points }) => Math.min(...points.map((point) => kmBetween(point, CITIES[city].centre))) > 25,
  );
  expect(astray.map(({ name }) => name)).toEqual([]);
});

it.each(LP_CITIES)('draws each line of $city without a leap', ({ city }) => {
  const leaps = getCityFeatures(city)
    // The far corners of a sea lie in the sea.
    .filter(({ kind }) => kind !== 'sea')
    .filter(({ points }) =>
      points.some((point, at) => at > 0 && kmBetween(point, points[at - 1] ?? point) > 25),
    );
  expect(leaps.map(({ name }) => name)).toEqual([]);
});
