import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './KeyFacts.module.scss';

/** What decides first, each leading to the part of the page with the rest. */
export const KeyFacts = ({ page: { keyFacts } }: { page: BranchPage }) => (
  <nav aria-label={BRANCH_DETAILS_COPY.keyFacts.title}>
    <ul className={styles.root}>
      {keyFacts.map(({ term, said, anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={styles.link}>
            <span className={styles.term}>{term}</span> <strong>{said}</strong>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
