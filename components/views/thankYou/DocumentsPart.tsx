import { DocumentsToBring } from '@/components/blocks/DocumentsToBring';
import { THANK_YOU } from '@/data/content/thankYou';
import styles from './QuestionsToAsk.module.scss';

/** The documents for the application, under their heading. */
export const DocumentsPart = () => (
  <div className={styles.root}>
    <h3 className={styles.heading}>{THANK_YOU.prepare.documentsHeading}</h3>
    <DocumentsToBring />
  </div>
);
