import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BranchHeading.module.scss';

/** The name of the branch, in short and in full, and where it is. */
export const BranchHeading = ({ page }: { page: BranchPage }) => (
  <header className={styles.root}>
    <p className={styles.place}>{page.place}</p>
    <h1>
      {page.title} <span className={styles.full}>{page.fullTitle}</span>
    </h1>
    {page.officialName && (
      <p className={styles.official}>Listed as {page.officialName} in our directory.</p>
    )}
  </header>
);
