import { ButtonLink } from '@/components/ui/Button';
import { SEARCH_COPY } from '@/data/copy/search';
import { PATHS } from '@/data/routes/paths';
import styles from './SearchView.module.scss';

const WAYS_ON = [
  { title: SEARCH_COPY.daySchools, path: PATHS.daySchool },
  { title: SEARCH_COPY.boardingSchools, path: PATHS.boardingSchool },
  { title: SEARCH_COPY.admissions, path: PATHS.admissions },
];

/** Nothing was found: what to try, and where all schools are listed. */
export const NoResults = () => (
  <div className={styles.nothing}>
    <h2 className={styles.nothingTitle}>{SEARCH_COPY.nothing}</h2>
    <p>{SEARCH_COPY.nothingHint}</p>
    <p className={styles.waysOn}>
      {WAYS_ON.map(({ title, path }) => (
        <ButtonLink key={path} href={path} tone="secondary">
          {title}
        </ButtonLink>
      ))}
    </p>
  </div>
);
