import { PapersToBring } from '@/components/blocks/PapersToBring';
import styles from './PapersAside.module.scss';

/** The papers, as a card beside the steps. */
export const PapersAside = () => (
  <div className={styles.root}>
    <h3 className={styles.heading}>Papers to bring</h3>
    <PapersToBring />
  </div>
);
