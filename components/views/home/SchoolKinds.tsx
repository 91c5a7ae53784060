import { Link } from '@/components/ui/Link';
import type { SchoolKind } from '@/lib/schools/directory/homePage';
import styles from './SchoolKinds.module.scss';

/** What branches differ in: the board, and where children sleep. No side is taken. */
export const SchoolKinds = ({ kinds }: { kinds: readonly SchoolKind[] }) => (
  <div className={styles.root}>
    {kinds.map(({ title, count, text, path }) => (
      <section key={title} className={styles.kind}>
        <h3 className={styles.title}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>{' '}
          <span className={styles.count}>{count}</span>
        </h3>
        <p>{text}</p>
      </section>
    ))}
  </div>
);
