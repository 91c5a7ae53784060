import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { addOtpCounts, readOtpCounts } from './otpCounts';

const MINUTE = 60_000;
/** The first millisecond of a minute. */
const NOON = 29_000_000 * MINUTE;

eachStore('the counts of codes', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    await store.db.deleteFrom('otp_tallies').execute();
  });

  it('are zero before the first code', async () => {
    expect(await readOtpCounts(store.db, NOON)).toEqual({ sent: 0, verified: 0 });
  });

  it('lose nothing when all count at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        addOtpCounts(store.db, NOON + index, index % 2 === 0 ? { sent: 1 } : { verified: 1 }),
      ),
    );
    expect(await readOtpCounts(store.db, NOON)).toEqual({ sent: 20, verified: 20 });
  });

  it('take back a code that was not sent', async () => {
    await addOtpCounts(store.db, NOON, { sent: 1 });
    await addOtpCounts(store.db, NOON, { sent: -1 });
    expect(await readOtpCounts(store.db, NOON)).toEqual({ sent: 0, verified: 0 });
  });

  it.each([
    ['its own minute', NOON + MINUTE - 1, 1],
    ['the thirtieth minute', NOON + 30 * MINUTE - 1, 1],
    ['the thirty-first minute', NOON + 30 * MINUTE, 0],
    ['the minute before, on a clock that is behind', NOON - 1, 0],
  ])('count a code in %s', async (_case, at, sent) => {
    await addOtpCounts(store.db, NOON, { sent: 1 });
    expect((await readOtpCounts(store.db, at)).sent).toBe(sent);
  });
});
