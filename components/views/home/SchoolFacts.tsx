import type { DirectoryCounts } from '@/lib/schools/directory/counts';
import styles from './SchoolFacts.module.scss';

/** The school in numbers, each counted from the directory. */
export const SchoolFacts = ({ counts }: { counts: DirectoryCounts }) => (
  <dl className={styles.root} aria-label="The school in numbers">
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
);
