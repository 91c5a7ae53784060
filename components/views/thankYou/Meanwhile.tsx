import { Link } from '@/components/ui/Link';
import { THANK_YOU } from '@/data/content/thankYou';
import styles from './Meanwhile.module.scss';

/** Where to read on while waiting for the call: each card is a link. */
export const Meanwhile = () => (
  <ul className={styles.root}>
    {THANK_YOU.meanwhile.links.map(({ title, text, path }) => (
      <li key={path}>
        <Link href={path} className={styles.card}>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);
