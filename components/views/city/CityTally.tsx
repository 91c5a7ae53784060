import type { CityPage } from '@/lib/schools/directory/cityPage';
import styles from './CityTally.module.scss';

/** How many branches of each kind the city has, and its other names. */
export const CityTally = ({ page: { aliases, tally } }: { page: CityPage }) => (
  <>
    <ul className={styles.root} aria-label="Kinds of branches">
      {tally.map(({ count, text }) => (
        <li key={text} className={styles.kind}>
          <strong className={styles.count}>{count}</strong> {text}
        </li>
      ))}
    </ul>
    {aliases.length > 0 && (
      <p className={styles.aliases}>Also searched for as {aliases.join(', ')}.</p>
    )}
  </>
);
