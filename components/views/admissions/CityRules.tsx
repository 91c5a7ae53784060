import { Link } from '@/components/ui/Link';
import { CITY_ADMISSION_COPY } from '@/data/copy/cityAdmission';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import type { CityAdmission } from '@/lib/schools/directory/cityAdmission';
import styles from './CityRules.module.scss';

const COPY = CITY_ADMISSION_COPY;

/** Where the state has a say: free seats, and the office that signs. */
export const CityRules = ({ guide }: { guide: NonNullable<CityAdmission['guide']> }) => (
  <div className={styles.root}>
    <div className={styles.rule}>
      <h3 className={styles.title}>{COPY.office}</h3>
      <p>{guide.office}</p>
    </div>
    <div className={styles.rule}>
      <h3 className={styles.title}>{COPY.free}</h3>
      <p>{guide.free}</p>
      <Link href={PROGRAM_PATHS.rteInformation} className={styles.link}>
        {COPY.freeLink}
      </Link>
    </div>
  </div>
);
