import { GO_COSMO } from '@/data/content/events/goCosmo';
import { buildSkyHeights, fistsLabel } from '@/lib/content/events/skyHeights';
import { NumberTable } from './NumberTable';

/** How high the Pole Star and Orion's belt stand over some of our cities. */
export const SkyTable = () => (
  <NumberTable
    caption={GO_COSMO.sky.caption}
    columns={Object.values(GO_COSMO.sky.columns)}
    rows={buildSkyHeights().map(({ city, poleStar, fists, belt }) => [
      city,
      `${poleStar}°`,
      fistsLabel(fists),
      `${belt}°`,
    ])}
  />
);
