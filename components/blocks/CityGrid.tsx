import type { CityCardFacts } from '@/lib/schools/directory/cityCards';
import { CityCard } from './CityCard';
import styles from './CityGrid.module.scss';

/** All cities side by side. */
export const CityGrid = ({ cities }: { cities: readonly CityCardFacts[] }) => (
  <ul className={styles.root}>
    {cities.map((city) => (
      <li key={city.id}>
        <CityCard {...city} />
      </li>
    ))}
  </ul>
);
