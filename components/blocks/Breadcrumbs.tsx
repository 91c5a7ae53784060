import { Link } from '@/components/ui/Link';
import { buildBreadcrumbs } from '@/lib/seo/jsonLd/breadcrumbs';
import styles from './Breadcrumbs.module.scss';
import { JsonLd } from './JsonLd';

type BreadcrumbsProps = {
  /** From the top down, without the page itself. */
  trail: readonly { title: string; path: string }[];
  /** The page itself. */
  current: string;
};

/** Where this page stands, with a way up. */
export const Breadcrumbs = ({ trail, current }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <JsonLd about={buildBreadcrumbs({ trail, current })} />
    <ol className={styles.root}>
      {trail.map(({ title, path }) => (
        <li key={path} className={styles.item}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
      <li className={styles.item} aria-current="page">
        {current}
      </li>
    </ol>
  </nav>
);
