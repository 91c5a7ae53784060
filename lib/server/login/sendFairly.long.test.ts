import { OTP_POOLS } from '@/data/limits';
import { log } from '@/lib/server/log/log';
import { type Store, shareStore } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { addOtpCounts, readOtpCounts } from './otpCounts';
import { addSenderCounts, sendersOf } from './senders';
import { sendFairly } from './sendFairly';
import type { Standing } from './sendShares';

const MINUTE = 60_000;

eachStore('codes while somebody pumps them', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    shareStore(store);
  });
  beforeEach(async () => {
    await store.db.deleteFrom('otp_tallies').execute();
    await store.db.deleteFrom('otp_senders').execute();
  });
  afterEach(() => jest.restoreAllMocks());

  const sendersFrom = (address: string, standing: Standing = 'unknown', mobile = '9845012345') => {
    const network = `${address.split('.').slice(0, 3).join('.')}.0/24`;
    return sendersOf({ mobile, standing, requester: { address, network, deviceId: 'a device' } });
  };
  const send = (senders = sendersFrom('10.0.0.1')) =>
    sendFairly(store.db, senders, async () => 'sent');
  /** How many of so many at once were sent. */
  const sendMany = async (
    count: number,
    sendersAt: (index: number) => ReturnType<typeof sendersFrom>,
  ) => {
    const tries = Array.from({ length: count }, (_, index) => send(sendersAt(index)));
    return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
  };
  const pumped = (sent = 300) => addOtpCounts(store.db, Date.now() - 5 * MINUTE, { sent });
  const tallied = () => readOtpCounts(store.db, Date.now());

  it('are sent freely on a day when parents log in', async () => {
    await addOtpCounts(store.db, Date.now() - 5 * MINUTE, { sent: 5_000, verified: 4_000 });
    expect(await sendMany(50, () => sendersFrom('10.0.0.1'))).toBe(50);
    expect(await tallied()).toEqual({ sent: 5_050, verified: 4_000 });
  });

  it('are few to one address, and one address does not hold up another', async () => {
    await pumped();
    expect(await sendMany(40, () => sendersFrom('10.0.0.1'))).toBeLessThanOrEqual(4);
    await expect(send(sendersFrom('10.0.0.2'))).resolves.toBe('sent');
  });

  it('tell whoever is over a share when to come again, and are not counted then', async () => {
    await pumped();
    for (let count = 0; count < 3; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'otp/paused', retryAfter: 60 });
    expect((await tallied()).sent).toBe(303);
  });

  it('are more to an address where they are typed in', async () => {
    await pumped();
    const senders = sendersFrom('10.0.0.1');
    for (let parent = 0; parent < 30; parent += 1) {
      await expect(send(senders)).resolves.toBe('sent');
      await addSenderCounts(store.db, senders.credited, Date.now(), { verified: 1 });
    }
  });

  it('are left for an address that has had none, also in the network of a flood', async () => {
    await pumped();
    const network = sendersFrom('10.0.0.1').shares.network ?? '';
    await addSenderCounts(store.db, ['pool:unknown', network], Date.now(), { sent: 600 });
    await expect(send(sendersFrom('10.0.0.200'))).resolves.toBe('sent');
    await expect(send(sendersFrom('10.0.0.200'))).rejects.toMatchObject({ code: 'otp/paused' });
  });

  it('never cost more than the pool, from however many addresses and networks at once', async () => {
    await pumped();
    await addSenderCounts(store.db, ['pool:unknown'], Date.now(), {
      sent: OTP_POOLS.unknown - 20,
    });
    const address = (index: number) => `10.${index % 7}.${index}.1`;
    expect(await sendMany(200, (index) => sendersFrom(address(index)))).toBeLessThanOrEqual(20);
  });

  it.each<Standing>(['ownDevice', 'device', 'number'])(
    'are left for who is known (%s) when others have used up theirs',
    async (standing) => {
      await pumped();
      await addSenderCounts(store.db, ['pool:unknown'], Date.now(), { sent: OTP_POOLS.unknown });
      await expect(send(sendersFrom('10.0.0.9'))).rejects.toMatchObject({ code: 'otp/paused' });
      await expect(send(sendersFrom('10.0.0.9', standing))).resolves.toBe('sent');
    },
  );

  it('are two to a number that logged in before, from however many addresses', async () => {
    await pumped();
    const sendersAt = (index: number) => sendersFrom(`10.${index}.0.1`, 'number');
    expect(await sendMany(15, sendersAt)).toBeLessThanOrEqual(2);
    await expect(send(sendersFrom('10.99.0.1', 'number', '9811100022'))).resolves.toBe('sent');
  });

  it('are free again half an hour after the flood', async () => {
    await addOtpCounts(store.db, Date.now() - 31 * MINUTE, { sent: 100_000 });
    expect(await sendMany(20, () => sendersFrom('10.0.0.1'))).toBe(20);
  });

  it('do not count when they were not sent, and pass on why', async () => {
    const cause = new Error('no answer');
    await expect(
      sendFairly(store.db, sendersFrom('10.0.0.1'), () => Promise.reject(cause)),
    ).rejects.toBe(cause);
    expect(await tallied()).toMatchObject({ sent: 0 });
    const rows = await store.db.selectFrom('otp_senders').select('sent').execute();
    expect(rows.every(({ sent }) => sent === 0)).toBe(true);
  });

  it('keep no address and no number', async () => {
    await send(sendersFrom('10.0.0.1'));
    const rows = JSON.stringify(await store.db.selectFrom('otp_senders').selectAll().execute());
    expect(rows).not.toMatch(/10\.0\.0|984501|a device/);
  });

  it('warn once for each flood', async () => {
    const warn = jest.spyOn(log, 'warn');
    await addOtpCounts(store.db, Date.now(), { verified: 300 });
    await send();
    await pumped(3_000);
    await sendMany(3, () => sendersFrom('10.0.0.1'));
    expect(warn).toHaveBeenCalledTimes(1);
    await addOtpCounts(store.db, Date.now(), { verified: 3_000 });
    await send();
    await addOtpCounts(store.db, Date.now(), { sent: 30_000 });
    await sendMany(3, () => sendersFrom('10.0.0.1'));
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
