import { Link } from '@/components/ui/Link';
import type { ProgramLink } from '@/data/content/programs/program';
import styles from './CardLinks.module.scss';

/** Pages to go on to, each a card that is a link as a whole. */
export const CardLinks = ({ links }: { links: readonly ProgramLink[] }) => (
  <ul className={styles.root}>
    {links.map(({ title, path, note }) => (
      <li key={path}>
        <Link href={path} className={styles.card}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
