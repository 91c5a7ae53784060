import { CityMap } from '@/components/blocks/maps/CityMap';
import { WithMap } from '@/components/blocks/maps/WithMap';
import type { BranchCity } from '@/lib/landing/campaigns/shownBlock';
import styles from './BranchRows.module.scss';
import { RowList } from './RowList';

/** Branches to choose from, city by city, a city by itself beside its map. */
export const BranchRows = ({ cities }: { cities: readonly BranchCity[] }) => (
  <div className={styles.root}>
    {cities.map(({ name, branches, map }) => (
      <div key={name} className={styles.city}>
        {name && <h3 className={styles.name}>{name}</h3>}
        {map ? (
          <WithMap map={<CityMap map={map} />}>
            <RowList branches={branches} pins={map.pins} />
          </WithMap>
        ) : (
          <RowList branches={branches} />
        )}
      </div>
    ))}
  </div>
);
