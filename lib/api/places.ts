import type { FinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { isRecord } from '@/lib/site/isRecord';
import { request } from './request';

const isFinderPlaces = (value: unknown): value is FinderPlaces =>
  isRecord(value) &&
  isRecord(value.around) &&
  isRecord(value.localities) &&
  Array.isArray(value.otherCities);

let answer: Promise<FinderPlaces> | undefined;

/** The places that the finder knows, asked for once per load; again after a failure. */
export const getFinderPlaces = (): Promise<FinderPlaces> => {
  answer ??= request('/api/places', {
    parse: (value) => (isFinderPlaces(value) ? value : null),
  }).catch((cause: unknown) => {
    answer = undefined;
    throw cause;
  });
  return answer;
};
