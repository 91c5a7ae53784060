import { Link } from '@/components/ui/Link';
import { PATHS } from '@/data/routes/paths';
import { buildBreadcrumbs } from '@/lib/seo/jsonLd/breadcrumbs';
import styles from './Breadcrumbs.module.scss';
import { JsonLd } from './JsonLd';

type Step = { title: string; path: string };

type BreadcrumbsProps = {
  /** From the top down, without the page itself; the home page may be left out. */
  trail: readonly Step[];
  /** The page itself. */
  current: string;
};

const HOME: Step = { title: 'Home', path: PATHS.home };

/** Where this page stands, with a way up: from the home page on, whatever the page. */
export const Breadcrumbs = ({ trail, current }: BreadcrumbsProps) => {
  const whole = trail[0]?.path === HOME.path ? trail : [HOME, ...trail];
  return (
    <nav aria-label="Breadcrumb">
      <JsonLd about={buildBreadcrumbs({ trail: whole, current })} />
      <ol className={styles.root}>
        {whole.map(({ title, path }) => (
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
};
