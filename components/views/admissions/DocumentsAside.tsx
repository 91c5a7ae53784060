import { DocumentsToBring } from '@/components/blocks/DocumentsToBring';
import { CITY_ADMISSION_COPY } from '@/data/copy/cityAdmission';
import styles from './DocumentsAside.module.scss';

/** The documents, as a card beside the steps. */
export const DocumentsAside = () => (
  <div className={styles.root}>
    <h3 className={styles.heading}>{CITY_ADMISSION_COPY.documentsAll}</h3>
    <DocumentsToBring />
  </div>
);
