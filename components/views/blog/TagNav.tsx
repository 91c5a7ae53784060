import { Link } from '@/components/ui/Link';
import { BLOG_COPY } from '@/data/copy/blog';
import type { TagCount } from '@/lib/content/blog/listTags';
import styles from './TagNav.module.scss';

/** The subjects of the blog, with the number of posts of each. */
export const TagNav = ({ tags }: { tags: readonly TagCount[] }) => (
  <nav aria-label={BLOG_COPY.tags}>
    <ul className={styles.root}>
      {tags.map(({ title, path, count, isCurrent }) => (
        <li key={path}>
          <Link href={path} className={styles.tag} aria-current={isCurrent ? 'page' : undefined}>
            {title} <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
