import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './HeadLine.module.scss';

/** A word of the head to a family. */
export const HeadLine = ({ page: { details } }: { page: BranchPage }) =>
  details.head && (
    <figure className={styles.root}>
      <blockquote className={styles.line}>{details.head.line}</blockquote>
      <figcaption className={styles.name}>
        {BRANCH_DETAILS_COPY.head(details.head.name, details.head.since)}
      </figcaption>
    </figure>
  );
