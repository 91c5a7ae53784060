import { eachStore } from '@/lib/server/testing/stores';
import type { Store } from './store';
import { sweep } from './sweep';

const NOW = 1_750_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const guessesAt = (at: number, wrong: number) => ({
  mobile_hash: 'a',
  window_started_at: at,
  window_unknown: 1,
  window_asker: 0,
  window_own_device: 0,
  wrong_unknown: wrong,
  wrong_asker: 0,
  wrong_own_device: 0,
  guessed_at: at,
  revision: 1,
});

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
    ['otp_senders', 23 * HOUR, 1],
    ['otp_senders', 25 * HOUR, 0],
    ['otp_devices', 179 * DAY, 1],
    ['otp_devices', 181 * DAY, 0],
    ['otp_guesses', 29 * DAY, 1],
    ['otp_guesses', 31 * DAY, 0],
  ] as const)('of a row of %s that is %p ms old, %p are left', async (table, age, left) => {
    const at = NOW - age;
    await store.db.deleteFrom(table).execute();
    if (table === 'otp_senders') {
      const slot = Math.floor(at / (5 * MINUTE));
      await store.db
        .insertInto(table)
        .values({ sender: 'a', slot, sent: 1, verified: 0 })
        .execute();
    } else if (table === 'otp_devices') {
      const row = { device_hash: 'a', mobile_hash: 'b', verified_at: at };
      await store.db.insertInto(table).values(row).execute();
    } else await store.db.insertInto(table).values(guessesAt(at, 1)).execute();
    await sweep(store, NOW);
    expect(await store.db.selectFrom(table).selectAll().execute()).toHaveLength(left);
  });

  it.each([
    [23, 1],
    [25, 0],
  ])(
    'of the guesses at a number %p hours ago, none of them wrong, %p are left',
    async (hours, left) => {
      await store.db.deleteFrom('otp_guesses').execute();
      await store.db
        .insertInto('otp_guesses')
        .values(guessesAt(NOW - hours * HOUR, 0))
        .execute();
      await sweep(store, NOW);
      expect(await store.db.selectFrom('otp_guesses').selectAll().execute()).toHaveLength(left);
    },
  );

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
