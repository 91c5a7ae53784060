import { DocumentsToBring } from '@/components/blocks/DocumentsToBring';
import styles from './DocumentsAside.module.scss';

/** The documents, as a card beside the steps. */
export const DocumentsAside = () => (
  <div className={styles.root}>
    <h3 className={styles.heading}>Documents to bring</h3>
    <DocumentsToBring />
  </div>
);
