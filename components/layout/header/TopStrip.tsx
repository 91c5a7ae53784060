import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { PATHS } from '@/data/routes/paths';
import { ContactLinks } from './ContactLinks';
import styles from './TopStrip.module.scss';

type TopStripProps = {
  /** The public path of the page. */
  path: string;
};

/** The thin strip above the bar: how to reach the school, and the way to its admissions. */
export const TopStrip = ({ path }: TopStripProps) => (
  <div className={styles.root}>
    <div className={styles.inner}>
      <ContactLinks path={path} className={styles.link} />
      <Link href={PATHS.nearMe} className={`${styles.link} ${styles.find}`}>
        <Icon name="pin" size={16} />
        {CHROME_COPY.findBranch}
      </Link>
      <Link href={PATHS.admissions} className={styles.admissions}>
        <span className={styles.pill}>{CHROME_COPY.admissions}</span>
      </Link>
    </div>
  </div>
);
