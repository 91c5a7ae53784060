import { Split } from '@/components/blocks/Split';
import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseMeaning.module.scss';

/** The board as families of the city meet it, and the language of the state. */
export const CbseMeaning = ({ page: { meaning, language } }: { page: CbsePage }) => (
  <Split
    aside={
      <div className={styles.language}>
        <h3 className={styles.title}>{CBSE_TEXTS.language}</h3>
        <p>{language}</p>
      </div>
    }
  >
    <p className={styles.meaning}>{meaning}</p>
  </Split>
);
