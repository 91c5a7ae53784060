import { Gem } from '@/components/layout/header/Gem';
import { CHROME_COPY } from '@/data/copy/chrome';
import { SCHOOL } from '@/data/school';
import { FooterContact } from './FooterContact';
import { FooterListsIsland } from './FooterListsIsland';
import styles from './SiteFooter.module.scss';

/** The full footer: the school, its pages, its cities, and how to reach it. */
export const SiteFooter = () => (
  <footer className={styles.root}>
    <div className={styles.inner}>
      <div className={styles.school}>
        <Gem size={48} />
        <p className={styles.name}>{SCHOOL.name}</p>
        <p className={styles.claim}>{CHROME_COPY.claim}</p>
      </div>
      <FooterListsIsland />
      <FooterContact />
      <p className={styles.rights}>
        © {SCHOOL.copyrightYear} {SCHOOL.name}. {CHROME_COPY.rights}
      </p>
    </div>
  </footer>
);
