import { PapersToBring } from '@/components/blocks/PapersToBring';
import { THANK_YOU } from '@/data/content/thankYou';
import styles from './QuestionsToAsk.module.scss';

/** The papers for the application, under their heading. */
export const PapersPart = () => (
  <div className={styles.root}>
    <h3 className={styles.heading}>{THANK_YOU.prepare.papersHeading}</h3>
    <PapersToBring />
  </div>
);
