import { Link } from '@/components/ui/Link';
import { BLOG_COPY } from '@/data/copy/blog';
import type { Pager } from '@/lib/content/blog/blogPage';
import styles from './PageLinks.module.scss';

/** From page to page through the list of posts. */
export const PageLinks = ({ pager: { pages, newer, older } }: { pager: Pager }) => (
  <nav aria-label={BLOG_COPY.pages} className={styles.root}>
    {newer && (
      <Link href={newer} rel="prev" className={styles.step}>
        {BLOG_COPY.newerPage}
      </Link>
    )}
    <ul className={styles.pages}>
      {pages.map(({ number, path, isCurrent }) => (
        <li key={path}>
          <Link
            href={path}
            className={styles.page}
            aria-label={BLOG_COPY.page(number)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {number}
          </Link>
        </li>
      ))}
    </ul>
    {older && (
      <Link href={older} rel="next" className={styles.step}>
        {BLOG_COPY.olderPage}
      </Link>
    )}
  </nav>
);
