import { getBranch } from '@/lib/schools/directory/branches';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { measureFrom } from './measureFrom';

const PLACES = buildFinderPlaces();

it('measures from a locality, within its city and far away', () => {
  const home = measureFrom('Whitefield', 'bangalore', PLACES);
  const [jalahalli, nigdi] = [getBranch(8)?.position, getBranch(51)?.position];
  if (!home || !jalahalli || !nigdi) throw new Error('All three are on the map');
  expect(home.name).toBe('Whitefield');
  expect(home.sayKm(jalahalli)).toMatch(/^about 2\d km$/);
  expect(home.sayKm(nigdi)).toMatch(/^about 7\d0 km$/);
});

it('measures nothing from a place that is none of that city', () => {
  expect(measureFrom('Whitefield', 'pune', PLACES)).toBeNull();
});
