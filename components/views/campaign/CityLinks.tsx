import { Link } from '@/components/ui/Link';
import styles from './CityLinks.module.scss';

type CityLinksProps = { cities: readonly { name: string; path: string; note: string }[] };

/** The cities to choose from, with the number of branches in each. */
export const CityLinks = ({ cities }: CityLinksProps) => (
  <ul className={styles.root}>
    {cities.map(({ name, path, note }) => (
      <li key={path}>
        <Link href={path} className={styles.link}>
          {name} <span className={styles.note}>{note}</span>
        </Link>
      </li>
    ))}
  </ul>
);
