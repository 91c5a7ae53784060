import dynamic from 'next/dynamic';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { CHROME_COPY } from '@/data/copy/chrome';
import { SCHOOL } from '@/data/school';
import { EmailItem } from './EmailItem';
import styles from './FooterLinks.module.scss';

type FooterContactProps = {
  /** The public path of the page. */
  path: string;
};

const FetchedContact = dynamic(
  () => import('./FetchedContact').then((part) => part.FetchedContact),
  {
    ssr: false,
    loading: () => <EmailItem email={SCHOOL.email} />,
  },
);

/** How to reach the school: what we know, and what the footer service adds. */
export const FooterContact = ({ path }: FooterContactProps) => (
  <div className={styles.root}>
    <h2 className={styles.title}>{CHROME_COPY.footerContact}</h2>
    <ul className={styles.links}>
      <li>
        <PhoneLinks path={path} place="footer" />
      </li>
      <FetchedContact />
    </ul>
  </div>
);
