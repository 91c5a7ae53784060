import { Split } from '@/components/blocks/Split';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseCompare.module.scss';

/** What counts in this city, and where the board itself can be reached. */
export const CbseCompare = ({ page: { compare, guide } }: { page: CbsePage }) => (
  <Split
    aside={
      guide && (
        <div className={styles.office}>
          <h3 className={styles.title}>{CBSE_TEXTS.office}</h3>
          <p>{guide.office}</p>
        </div>
      )
    }
  >
    <p className={styles.text}>{compare}</p>
  </Split>
);
