import {
  CHEMISTRY,
  idsOf,
  MATHS,
  PHYSICS,
  type SubjectTools,
} from '@/lib/study/calculators/subjectTools';
import { loadMakers } from '@/lib/study/makers/books';
import type { Maker } from '@/lib/study/makers/maker';
import { makerFaults } from '@/lib/study/makers/testing';
import { toolMakerPlace } from './place';

const placesOf = <Id extends string>(tools: SubjectTools<Id>) =>
  idsOf(tools).map((id) => [id, toolMakerPlace(tools, id)] as const);

const PLACES = [...placesOf(MATHS), ...placesOf(PHYSICS), ...placesOf(CHEMISTRY)];

const faultsOf = (makers: readonly Maker[]) =>
  makers.map((maker) => [maker.id, makerFaults(maker)]);

it.each(PLACES)(
  '%s: two makers or more, each right for a hundred seeds or more',
  async (_, place) => {
    const makers = await loadMakers(place);
    expect(makers.length).toBeGreaterThanOrEqual(2);
    expect(faultsOf(makers)).toEqual(makers.map(({ id }) => [id, []]));
  },
);

it('calls no two makers of calculators the same', async () => {
  const all = await Promise.all(PLACES.map(([, place]) => loadMakers(place)));
  const ids = all.flat().map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(64);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
