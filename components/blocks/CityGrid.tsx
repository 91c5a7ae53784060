import type { CityCardFacts } from '@/lib/schools/directory/cityCards';
import { CityCard } from './CityCard';
import styles from './CityGrid.module.scss';

type CityGridProps = {
  cities: readonly CityCardFacts[];
  /** Five where it has the page to itself, three beside the map of India, whose pins it lights up. */
  columns?: 'five' | 'three';
};

/** All cities side by side. */
export const CityGrid = ({ cities, columns = 'five' }: CityGridProps) => (
  <ul className={styles[columns]}>
    {cities.map((city, at) => (
      <li key={city.id} data-pin={columns === 'three' ? at + 1 : undefined}>
        <CityCard {...city} />
      </li>
    ))}
  </ul>
);
