import { CITY_COPY } from '@/data/copy/city';
import styles from './FilterStatus.module.scss';
import type { useBranchFilter } from './useBranchFilter';

type FilterStatusProps = { filter: ReturnType<typeof useBranchFilter>; all: number };

const COPY = CITY_COPY.filters;

/** How many branches are shown, and in which order; read out when it changes. */
export const FilterStatus = ({
  filter: { shown, isNamed, isChosen, place },
  all,
}: FilterStatusProps) => (
  <p role="status" className={styles.root}>
    {statusOf(shown.length, all, { isNamed, isChosen, place: place?.name ?? null })}
  </p>
);

type Told = { isNamed: boolean; isChosen: boolean; place: string | null };

const statusOf = (shown: number, all: number, { isNamed, isChosen, place }: Told): string => {
  if (shown === 0) return COPY.none;
  if (isChosen)
    return [COPY.fit(shown, all), place && COPY.nearestFirst(place)].filter(Boolean).join(', ');
  if (isNamed) return COPY.serve(shown, all);
  return place ? COPY.allNearestFirst(all, place) : '';
};
