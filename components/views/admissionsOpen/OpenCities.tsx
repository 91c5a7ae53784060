import { Link } from '@/components/ui/Link';
import { ADMISSIONS_OPEN } from '@/data/content/landing/admissionsOpen';
import type { AdmissionsOpenPage } from '@/lib/landing/admissionsOpenPage';
import styles from './OpenCities.module.scss';

/** Every city as one large link, with its branches and grades. */
export const OpenCities = ({ cities }: Pick<AdmissionsOpenPage, 'cities'>) => (
  <ul className={styles.root}>
    {cities.map(({ name, path, grades, branches }) => (
      <li key={path}>
        <Link href={path} className={styles.city}>
          <strong>{name}</strong>
          <span className={styles.note}>{ADMISSIONS_OPEN.cities.note(branches, grades)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
