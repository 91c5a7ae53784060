import { HOME_2 } from '@/data/content/home2';
import type { Home2Page } from '@/lib/schools/directory/home2Page';
import styles from './SchoolNumbers.module.scss';

/** A few numbers, each counted from the directory. */
export const SchoolNumbers = ({ counts }: Pick<Home2Page, 'counts'>) => (
  <dl className={styles.root} aria-label={HOME_2.numbers.label}>
    {[
      { name: HOME_2.numbers.cbse, value: counts.cbse },
      { name: HOME_2.numbers.icse, value: counts.icse },
      { name: HOME_2.numbers.toLastGrade, value: counts.toLastGrade },
      { name: HOME_2.numbers.boarding, value: counts.boarding },
    ].map(({ name, value }) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
