import { GO_COSMO } from '@/data/content/events/goCosmo';
import {
  buildSolarWalk,
  lightLabel,
  metresLabel,
  widthLabel,
} from '@/lib/content/events/solarWalk';
import { NumberTable } from './NumberTable';

const LENGTH_METRES = 100;

const walk = buildSolarWalk(LENGTH_METRES);

// Known well enough to say to ten kilometres.
const nearestStarKm = Math.round(walk.nearestStarKm / 10) * 10;

/** Where each planet stands on the walk, how wide it is, and how long sunlight takes. */
export const SolarWalkTable = () => (
  <>
    <NumberTable
      caption={GO_COSMO.walk.caption}
      columns={Object.values(GO_COSMO.walk.columns)}
      rows={walk.stops.map(({ name, metres, millimetres, lightMinutes }) => [
        name,
        metresLabel(metres),
        widthLabel(millimetres),
        lightMinutes > 0 ? lightLabel(lightMinutes) : '–',
      ])}
    />
    <p>{GO_COSMO.walk.nearestStar(nearestStarKm)}</p>
  </>
);
