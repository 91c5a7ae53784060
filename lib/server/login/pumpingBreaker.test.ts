import { log } from '@/lib/server/log/log';
import { type Store, shareStore } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { addOtpCounts, readOtpCounts } from './otpCounts';
import { sendUnlessPumped } from './pumpingBreaker';

const MINUTE = 60_000;

eachStore('the breaker of codes', (open) => {
  let store: Store;
  let sent: number;
  beforeAll(async () => {
    store = await open();
    shareStore(store);
  });
  beforeEach(async () => {
    sent = 0;
    await store.db.deleteFrom('otp_tallies').execute();
    await store.db.deleteFrom('rate_limits').execute();
  });
  afterEach(() => jest.restoreAllMocks());

  const send = () =>
    sendUnlessPumped(store.db, async () => {
      sent += 1;
    });
  const sendMany = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => send()));
  const before = (minutes: number, counts: { sent: number; verified?: number }) =>
    addOtpCounts(store.db, Date.now() - minutes * MINUTE, counts);

  const tallied = () => readOtpCounts(store.db, Date.now());

  it('stays closed on a day when parents log in', async () => {
    await before(5, { sent: 5_000, verified: 4_000 });
    await sendMany(50);
    expect(sent).toBe(50);
    expect(await tallied()).toEqual({ sent: 5_050, verified: 4_000 });
  });

  it('leaves ten a minute when hardly any code is verified, and says when to come again', async () => {
    await before(5, { sent: 300 });
    await sendMany(50);
    expect(sent).toBe(10);
    expect(await tallied()).toEqual({ sent: 310, verified: 0 });
    const refused: { retryAfter: number } = await send().then(
      () => ({ retryAfter: 0 }),
      (error) => error,
    );
    expect(refused).toMatchObject({ code: 'otp/paused' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
  });

  it('closes once parents type in what they got', async () => {
    await before(5, { sent: 300 });
    await sendMany(20);
    await addOtpCounts(store.db, Date.now(), { verified: 30 });
    sent = 0;
    await sendMany(20);
    expect(sent).toBe(20);
  });

  it('closes half an hour after the last of them', async () => {
    await before(31, { sent: 100_000 });
    await sendMany(20);
    expect(sent).toBe(20);
  });

  it('does not count what was not sent, and passes on why', async () => {
    const cause = new Error('no answer');
    await expect(sendUnlessPumped(store.db, () => Promise.reject(cause))).rejects.toBe(cause);
    expect(await tallied()).toMatchObject({ sent: 0 });
  });

  it('warns once for each opening', async () => {
    const warn = jest.spyOn(log, 'warn');
    await before(5, { sent: 300 });
    await sendMany(3);
    expect(warn).toHaveBeenCalledTimes(1);
    await addOtpCounts(store.db, Date.now(), { verified: 300 });
    await sendMany(3);
    await addOtpCounts(store.db, Date.now(), { sent: 30_000 });
    await sendMany(3);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
