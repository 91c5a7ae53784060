import { Link } from '@/components/ui/Link';
import styles from './NumberLinks.module.scss';

type NumberLinksProps = { links: readonly { title: string; path: string; words: string }[] };

/** Numbers with their words, each leading to its page. */
export const NumberLinks = ({ links }: NumberLinksProps) => (
  <ul className={styles.root}>
    {links.map(({ title, path, words }) => (
      <li key={path}>
        <Link href={path} className={styles.link}>
          <span className={styles.number}>{title}</span> {words}
        </Link>
      </li>
    ))}
  </ul>
);
