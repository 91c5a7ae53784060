import type { CityNote } from '@/data/places/place';
import styles from './CityAdvice.module.scss';

/** What families in this city weigh, and the way to school there. */
export const CityAdvice = ({ notes, name }: { notes: CityNote; name: string }) => (
  <div className={styles.root}>
    <h3 className={styles.heading}>What families in {name} weigh</h3>
    <p>{notes.families}</p>
    <h3 className={styles.heading}>The way to school</h3>
    <p>{notes.travel}</p>
  </div>
);
