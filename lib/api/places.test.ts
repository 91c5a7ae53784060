/** @jest-environment jest-fixed-jsdom */
import { HttpResponse, http } from 'msw';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { getFinderPlaces } from './places';

it('asks again after a failure, and once for the whole load after that', async () => {
  const answers = [
    () => HttpResponse.error(),
    () => HttpResponse.json({ around: [] }),
    () => HttpResponse.json(buildFinderPlaces()),
  ];
  fakeNetwork.use(http.get('/api/places', () => answers.shift()?.() ?? HttpResponse.error()));
  await expect(getFinderPlaces()).rejects.toThrow();
  await expect(getFinderPlaces()).rejects.toThrow();
  const places = await getFinderPlaces();
  expect(places.around[8]?.landmark).toBe('Jalahalli metro station');
  expect(await getFinderPlaces()).toBe(places);
});
