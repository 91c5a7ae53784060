import { Link } from '@/components/ui/Link';
import { COMPARE_COPY } from '@/data/copy/compare';
import type { ComparePage } from '@/lib/schools/compare/comparePage';
import styles from './StartExamples.module.scss';

/** What the page offers before anything is chosen. */
export const StartExamples = ({ examples }: Pick<ComparePage, 'examples'>) => (
  <section className={styles.root} aria-labelledby="start">
    <h2 id="start" className={styles.heading}>
      {COMPARE_COPY.startHeading}
    </h2>
    <ul className={styles.list}>
      {examples.map(({ text, names, path }) => (
        <li key={path}>
          <Link href={path} className={styles.example}>
            <strong>{text}</strong>
            <span className={styles.names}>{names}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
