import { Link } from '@/components/ui/Link';
import type { Home2Page } from '@/lib/schools/directory/home2Page';
import styles from './CityChips.module.scss';

/** Every city as a short link with its number of branches. */
export const CityChips = ({ cities }: Pick<Home2Page, 'cities'>) => (
  <ul className={styles.root}>
    {cities.map(({ name, path, branches }) => (
      <li key={path}>
        <Link href={path} className={styles.chip}>
          {name} <span className={styles.count}>{branches}</span>
        </Link>
      </li>
    ))}
  </ul>
);
