import { Link } from '@/components/ui/Link';
import type { JoinableCity } from '@/lib/landing/midSession';
import styles from './JoinableList.module.scss';

/** The cities to open one by one; each shows its branches with what can be joined there. */
export const JoinableList = ({ cities }: { cities: readonly JoinableCity[] }) => (
  <div className={styles.root}>
    {cities.map(({ name, note, branches }) => (
      <details key={name} className={styles.city}>
        <summary className={styles.name}>
          {name} <span className={styles.note}>{note}</span>
        </summary>
        <ul className={styles.branches}>
          {branches.map(({ id, title, path, board, anyMonth, early }) => (
            <li key={id} className={styles.branch}>
              <Link href={path} className={styles.link}>
                {title}
              </Link>
              <span>{[board, anyMonth, early].filter((part) => part !== null).join(' · ')}</span>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </div>
);
