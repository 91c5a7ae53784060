import { GraduationCap, Mail, Phone } from 'lucide-react';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { Link } from '@/components/ui/Link';
import { CHROME_COPY } from '@/data/copy/chrome';
import { PATHS } from '@/data/routes/paths';
import { HOME_LINK, SCHOOL } from '@/data/school';
import styles from './TopStrip.module.scss';

const DOUBT_CONNECT_URL = process.env.NEXT_PUBLIC_DOUBT_CONNECT_URL;

type ExternalLink = { title: string; url: string };

/** Links to other sites: the help login on every page, one more on the home page. */
const externalLinks = (path: string): ExternalLink[] => [
  ...(DOUBT_CONNECT_URL ? [{ title: CHROME_COPY.doubtConnect, url: DOUBT_CONNECT_URL }] : []),
  ...(HOME_LINK && path === PATHS.home ? [HOME_LINK] : []),
];

type TopStripProps = {
  /** The public path of the page. */
  path: string;
};

/** The thin strip above the bar: how to reach the school, and the way to its admissions. */
export const TopStrip = ({ path }: TopStripProps) => (
  <div className={styles.root}>
    <div className={styles.inner}>
      <PhoneLinks
        path={path}
        place="header"
        className={styles.link}
        icon={<Phone aria-hidden="true" size={16} />}
      />
      <a href={`mailto:${SCHOOL.email}`} className={`${styles.link} ${styles.email}`}>
        <Mail aria-hidden="true" size={16} />
        {SCHOOL.email}
      </a>
      {externalLinks(path).map(({ title, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
          <GraduationCap aria-hidden="true" size={16} />
          {title}
          <span className={styles.newTab}>{CHROME_COPY.newTab}</span>
        </a>
      ))}
      <Link href={PATHS.admissions} className={styles.admissions}>
        <span className={styles.pill}>{CHROME_COPY.admissions}</span>
      </Link>
    </div>
  </div>
);
