import { CITY_COPY } from '@/data/copy/city';
import type { CityPage } from '@/lib/schools/directory/cityPage';
import styles from './CityNotes.module.scss';

/** How to choose in the city, what its year is like, and the way to school there. */
export const CityNotes = ({ page: { guide, note } }: { page: CityPage }) => {
  const notes = [
    ...(guide ? [{ title: CITY_COPY.pick, text: guide.pick }] : []),
    { title: CITY_COPY.families, text: note.families },
    { title: CITY_COPY.travel, text: note.travel },
    ...(guide ? [{ title: CITY_COPY.year, text: guide.year }] : []),
  ];
  return (
    <div className={styles.root}>
      {notes.map(({ title, text }) => (
        <div key={title} className={styles.note}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
};
