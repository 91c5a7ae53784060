import { Link } from '@/components/ui/Link';
import styles from './NextLinks.module.scss';

type NextLinksProps = { links: readonly { title: string; text: string; path: string }[] };

/** Where to go on: each card is a link. */
export const NextLinks = ({ links }: NextLinksProps) => (
  <ul className={styles.root}>
    {links.map(({ title, text, path }) => (
      <li key={path} className={styles.item}>
        <Link href={path} className={styles.card}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);
