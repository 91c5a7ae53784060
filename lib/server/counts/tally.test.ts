import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { type Counted, createTally } from './tally';

const VISIT: Counted = {
  day: '2026-11-27',
  path: '/campaign/pune',
  source: 'google',
  kind: 'visit',
};
const CALL: Counted = { ...VISIT, kind: 'call' };

eachStore('counts of campaigns', (_open, { target, openAt }) => {
  let one: Store;
  let other: Store;
  beforeAll(async () => {
    const place = await target();
    one = await openAt(place);
    other = await openAt(place);
  });
  beforeEach(() => one.db.deleteFrom('campaign_counts').execute());

  const readSums = async () => {
    const rows = await one.db
      .selectFrom('campaign_counts')
      .selectAll()
      .orderBy('kind')
      .orderBy('path')
      .execute();
    return rows.map(({ path, kind, count }) => [path, kind, count]);
  };

  it('add up, whichever of two replicas counted, and however often they write', async () => {
    const replicas = [
      { tally: createTally(), store: one },
      { tally: createTally(), store: other },
    ];
    for (let round = 0; round < 10; round += 1) {
      for (const { tally } of replicas) {
        tally.add(VISIT);
        tally.add(CALL);
        tally.add(VISIT);
      }
      await Promise.all(replicas.map(({ tally, store }) => tally.flush(store.db)));
    }
    expect(await readSums()).toEqual([
      ['/campaign/pune', 'call', 20],
      ['/campaign/pune', 'visit', 40],
    ]);
  });

  it('of many pages are all added, in each replica’s own order', async () => {
    const paths = Array.from({ length: 250 }, (_, at) => `/campaign/page-${at}`);
    const replicas = [
      { tally: createTally(), store: one, own: paths },
      { tally: createTally(), store: other, own: paths.toReversed() },
    ];
    for (const { tally, own } of replicas) for (const path of own) tally.add({ ...VISIT, path });
    await Promise.all(replicas.map(({ tally, store }) => tally.flush(store.db)));
    const sums = await readSums();
    expect(sums).toHaveLength(250);
    expect(sums.every(([, , count]) => count === 2)).toBe(true);
  });

  it('wait for the next time where the store does not take them, and are added once', async () => {
    const tally = createTally();
    tally.add(VISIT);
    await one.db.schema.alterTable('campaign_counts').renameTo('elsewhere').execute();
    await expect(tally.flush(one.db)).rejects.toMatchObject({
      message: expect.stringContaining('campaign_counts'),
    });
    await one.db.schema.alterTable('elsewhere').renameTo('campaign_counts').execute();
    tally.add(VISIT);
    await tally.flush(one.db);
    await tally.flush(one.db);
    expect(await readSums()).toEqual([['/campaign/pune', 'visit', 2]]);
  });

  it('are in the store once the last flush has ended, also those that an earlier one still writes', async () => {
    const tally = createTally();
    tally.add(VISIT);
    const earlier = tally.flush(one.db);
    tally.add(CALL);
    await tally.flush(one.db);
    expect(await readSums()).toEqual([
      ['/campaign/pune', 'call', 1],
      ['/campaign/pune', 'visit', 1],
    ]);
    await earlier;
  });
});
