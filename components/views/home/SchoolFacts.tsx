import type { HomePage } from '@/lib/schools/directory/homePage';
import styles from './SchoolFacts.module.scss';

type SchoolFactsProps = Pick<HomePage, 'counts'> & {
  /** What the numbers beside them count. */
  note: HomePage['onMap'];
};

/** The school in numbers, each counted from the directory. */
export const SchoolFacts = ({ counts, note }: SchoolFactsProps) => (
  <div className={styles.root}>
    <dl className={styles.facts} aria-label="The school in numbers">
      {[
        { name: 'branches', value: counts.branches },
        { name: 'cities', value: counts.cities },
        { name: 'with boarding', value: counts.boarding },
      ].map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
    {note && <p className={styles.note}>{note}</p>}
  </div>
);
