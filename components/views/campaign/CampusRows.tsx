import { Link } from '@/components/ui/Link';
import { CAMPUS_COPY } from '@/data/copy/landing';
import type { CampusRow } from '@/lib/landing/campaigns/shownBlock';
import styles from './CampusRows.module.scss';

/** Life on the campuses with boarding. */
export const CampusRows = ({ campuses }: { campuses: readonly CampusRow[] }) => (
  <div className={styles.root}>
    {campuses.map(({ title, path, grades, place, hours, visit }) => (
      <article key={path} className={styles.campus}>
        <h3 className={styles.title}>
          <Link href={path}>{title}</Link>
        </h3>
        <p className={styles.grades}>{grades}</p>
        <p>{place}</p>
        <h4 className={styles.part}>{CAMPUS_COPY.hours}</h4>
        <p>{hours}</p>
        <h4 className={styles.part}>{CAMPUS_COPY.visit}</h4>
        <p>{visit}</p>
      </article>
    ))}
  </div>
);
