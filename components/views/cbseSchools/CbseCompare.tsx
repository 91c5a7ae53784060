import { FactList } from '@/components/blocks/FactList';
import { Split } from '@/components/blocks/Split';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseCompare.module.scss';

/** What counts in this city, and what to ask at every school. */
export const CbseCompare = ({ page: { compare, checks } }: { page: CbsePage }) => (
  <Split
    aside={
      <div className={styles.checks}>
        <h3 className={styles.title}>{CBSE_TEXTS.askAlso}</h3>
        <FactList facts={checks} />
      </div>
    }
  >
    <p className={styles.text}>{compare}</p>
  </Split>
);
