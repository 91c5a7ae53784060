import { Band } from '@/components/blocks/Band';
import { PointList } from '@/components/blocks/PointList';
import { GO_COSMO } from '@/data/content/events/goCosmo';
import { Activity } from './Activity';
import styles from './GoCosmoSections.module.scss';
import { SkyTable } from './SkyTable';
import { SolarWalkTable } from './SolarWalkTable';
import { StationList } from './StationList';

const { stations, activities, moon, walk, sky, bring, note, safety } = GO_COSMO;

/** The day station by station, three activities for home, what to bring: to be read. */
export const GoCosmoSections = () => (
  <>
    <div className={styles.notes}>
      <p className={styles.note}>{note}</p>
    </div>
    <Band id="stations" tone="white" heading={stations.heading} lead={stations.lead}>
      <StationList />
      <p className={styles.safety}>{safety}</p>
    </Band>
    <Band id="at-home" heading={activities.heading} lead={activities.lead}>
      <Activity id="moon" activity={moon} src="/pictures/events/moon-phases.svg" />
      <Activity id="walk" activity={walk} src="/pictures/events/solar-walk.svg">
        <SolarWalkTable />
      </Activity>
      <Activity id="sky" activity={sky} src="/pictures/events/night-sky.svg">
        <SkyTable />
      </Activity>
    </Band>
    <Band id="bring" tone="white" heading={bring.heading} lead={bring.lead}>
      <PointList points={bring.things} columns="three" />
      <p className={styles.leave}>{bring.leave}</p>
    </Band>
  </>
);
