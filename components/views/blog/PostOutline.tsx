import { Link } from '@/components/ui/Link';
import { BLOG_COPY } from '@/data/copy/blog';
import type { OutlineEntry } from '@/lib/content/blog/outline';
import styles from './PostOutline.module.scss';

/** The parts of a post, beside it where there is room. */
export const PostOutline = ({ outline }: { outline: readonly OutlineEntry[] }) => (
  <nav className={styles.root} aria-label={BLOG_COPY.outline}>
    <p className={styles.heading}>{BLOG_COPY.outline}</p>
    <ul className={styles.list}>
      {outline.map(({ id, title }) => (
        <li key={id} className={styles.item}>
          <Link href={`#${id}`} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
