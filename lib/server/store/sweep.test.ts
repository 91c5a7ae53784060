import { eachStore } from '@/lib/server/testing/stores';
import type { Store } from './store';
import { sweep } from './sweep';

const NOW = 1_750_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

eachStore('the sweep', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });

  it.each([
    ['a minute before its end', MINUTE, 1],
    ['at its end', 0, 0],
    ['after its end', -MINUTE, 0],
  ])('%s, of a session that was signed out (%p ms) %p is left', async (_case, ms, left) => {
    const expires_at = NOW + ms;
    await store.db.deleteFrom('ended_sessions').execute();
    await store.db.insertInto('ended_sessions').values({ id: 'a', expires_at }).execute();
    await sweep(store, NOW);
    expect(await store.db.selectFrom('ended_sessions').selectAll().execute()).toHaveLength(left);
  });

  it.each([
    [23, 1],
    [25, 0],
  ])('of the counts of codes %p hours ago, %p are left', async (hours, left) => {
    await store.db.deleteFrom('otp_tallies').execute();
    const minute = Math.floor((NOW - hours * HOUR) / MINUTE);
    await store.db.insertInto('otp_tallies').values({ minute, sent: 1, verified: 0 }).execute();
    await sweep(store, NOW);
    expect(await store.db.selectFrom('otp_tallies').selectAll().execute()).toHaveLength(left);
  });
});
