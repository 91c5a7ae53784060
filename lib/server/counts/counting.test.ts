import { openStore } from '@/lib/server/store/store';
import { count, flushCounts } from './counting';

it('counts nothing where there is no desk to show it', async () => {
  const store = await openStore({ file: ':memory:' });
  count({ path: '/campaign/pune', source: 'google', kind: 'visit' }, Date.now());
  await flushCounts(store);
  expect(await store.db.selectFrom('campaign_counts').selectAll().execute()).toEqual([]);
  await store.close();
});
