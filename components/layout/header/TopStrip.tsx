import { GraduationCap, Mail, Phone } from 'lucide-react';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { PATHS } from '@/data/paths';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import styles from './TopStrip.module.scss';

const DOUBT_CONNECT_URL = process.env.NEXT_PUBLIC_DOUBT_CONNECT_URL;

/** The thin strip above the bar: how to reach the school, and the way to its admissions. */
export const TopStrip = () => (
  <div className={styles.root}>
    <div className={styles.inner}>
      <a href={`tel:${SCHOOL.phone}`} className={styles.link}>
        <Phone aria-hidden="true" size={16} />
        {formatPhone(SCHOOL.phone)}
      </a>
      <a href={`mailto:${SCHOOL.email}`} className={`${styles.link} ${styles.email}`}>
        <Mail aria-hidden="true" size={16} />
        {SCHOOL.email}
      </a>
      {DOUBT_CONNECT_URL && (
        <a
          href={DOUBT_CONNECT_URL}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.link}
        >
          <GraduationCap aria-hidden="true" size={16} />
          {CHROME_COPY.doubtConnect}
          <span className={styles.newTab}>{CHROME_COPY.newTab}</span>
        </a>
      )}
      <Link href={PATHS.admissions} className={styles.admissions}>
        <span className={styles.pill}>{CHROME_COPY.admissions}</span>
      </Link>
    </div>
  </div>
);
