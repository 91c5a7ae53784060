import type { CityPage } from '@/lib/schools/directory/cityPage';
import styles from './CityNotes.module.scss';

/** What parents in the city weigh, and the way to school there. */
export const CityNotes = ({ page: { note } }: { page: CityPage }) =>
  note && (
    <div className={styles.root}>
      <div className={styles.note}>
        <h3 className={styles.title}>What families ask for</h3>
        <p>{note.families}</p>
      </div>
      <div className={styles.note}>
        <h3 className={styles.title}>Getting to school</h3>
        <p>{note.travel}</p>
      </div>
    </div>
  );
