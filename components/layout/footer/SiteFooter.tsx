import dynamic from 'next/dynamic';
import { Gem } from '@/components/layout/header/Gem';
import { PrivacyChoicesButton } from '@/components/layout/thirdParties/PrivacyChoicesButton';
import { CHROME_COPY } from '@/data/copy/chrome';
import { SCHOOL } from '@/data/school';
import { FooterContact } from './FooterContact';
import { FooterLists } from './FooterLists';
import styles from './SiteFooter.module.scss';

export type FooterProps = {
  /** The public path of the page. */
  path: string;
};

const FetchedLinks = dynamic(() => import('./FetchedLinks').then((part) => part.FetchedLinks), {
  ssr: false,
});

/** The full footer: the school, its pages, its cities, and how to reach it. */
export const SiteFooter = ({ path }: FooterProps) => (
  <footer className={styles.root}>
    <div className={styles.inner}>
      <div className={styles.school}>
        <Gem size={48} />
        <p className={styles.name}>{SCHOOL.name}</p>
        <p className={styles.claim}>{CHROME_COPY.claim}</p>
      </div>
      <FooterLists />
      <FooterContact path={path} />
      <FetchedLinks />
      <p className={styles.rights}>
        © {SCHOOL.copyrightYear} {SCHOOL.name}. {CHROME_COPY.rights} <PrivacyChoicesButton />
      </p>
    </div>
  </footer>
);
