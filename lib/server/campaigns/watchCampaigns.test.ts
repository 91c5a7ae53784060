import { changedSlugs, createWatch, pagesOf } from './watchCampaigns';

it('knows under which slugs visitors get something else', () => {
  const before = new Map([
    ['kept', '1'],
    ['changed', '1'],
    ['gone', '1'],
  ]);
  const now = new Map([
    ['kept', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
  expect(changedSlugs(before, now)).toEqual(['changed', 'gone', 'new']);
});

it('renews every page of what has changed, and tries again where that failed', async () => {
  const shown = [
    new Map(),
    new Map([['camp', '1']]),
    new Map([['camp', '1']]),
    new Map([['camp', '1']]),
  ];
  const renewed: (readonly string[])[] = [];
  let isBroken = true;
  const watch = createWatch(
    async () => shown.shift() ?? new Map(),
    async (paths) => {
      if (isBroken) throw new Error('Next is starting.');
      renewed.push(paths);
    },
  );
  await watch(0);
  await expect(watch(1)).rejects.toThrow('Next is starting.');
  isBroken = false;
  await watch(2);
  await watch(3);
  expect(renewed).toEqual([pagesOf('camp')]);
  expect(pagesOf('camp')).toContain('/landing/google/campaignv1/camp');
});
