import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseChanges.module.scss';

/** Between the board of the state and CBSE, both ways. */
export const CbseChanges = ({ guide }: { guide: NonNullable<CbsePage['guide']> }) => (
  <div className={styles.root}>
    <div className={styles.way}>
      <h3 className={styles.title}>{CBSE_TEXTS.into}</h3>
      <p>{guide.into}</p>
    </div>
    <div className={styles.way}>
      <h3 className={styles.title}>{CBSE_TEXTS.out}</h3>
      <p>{guide.out}</p>
    </div>
  </div>
);
