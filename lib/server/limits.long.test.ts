import { GUESSES_OF_ONE_ASKER, OTP_SENDS, RATE_LIMITS } from '@/data/limits';
import { SiteError } from '@/lib/site/siteError';
import { setDate } from '@/lib/testing/clock';
import {
  clearLimit,
  consumeAddressLimit,
  consumeLimit,
  type LimitName,
  refundLimit,
} from './limits';
import { type Store, shareStore } from './store/store';
import { sweep } from './store/sweep';
import { eachStore } from './testing/stores';

const NOW = 1_750_000_000_000;
const DAY = 24 * 60 * 60_000;

afterEach(() => jest.useRealTimers());

const use = async (name: LimitName, key: string, times: number): Promise<void> => {
  await Promise.all(Array.from({ length: times }, () => consumeLimit(name, key)));
};

eachStore('limits', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    shareStore(store);
  });
  // Each has a pool of its own, and together they would take all that a PostgreSQL lets in.
  afterEach(() => store.close());

  it.each([
    ['otpSend', RATE_LIMITS.otpSend, 'request/too-many'],
    ['otpVerify', RATE_LIMITS.otpVerify, 'request/too-many'],
    ['enquiry', RATE_LIMITS.enquiry, 'request/too-many'],
    ['whatsapp', RATE_LIMITS.whatsapp, 'request/too-many'],
    ['vote', RATE_LIMITS.vote, 'request/too-many'],
    ['auth', RATE_LIMITS.auth, 'request/too-many'],
    ['authLog', RATE_LIMITS.authLog, 'request/too-many'],
    ['report', RATE_LIMITS.report, 'request/too-many'],
    ['otpSendNumber', RATE_LIMITS.otpSendNumber, 'otp/too-many-sends'],
    ['otpSendPrefix', RATE_LIMITS.otpSendPrefix, 'otp/paused'],
    ['otpVerifyNumber', RATE_LIMITS.otpVerifyNumber, 'otp/blocked'],
    ['enquiryLookup', RATE_LIMITS.enquiryLookup, 'enquiry/too-many-lookups'],
    ['enquiryMiss', RATE_LIMITS.enquiryMiss, 'enquiry/too-many-lookups'],
    ['enquiryMissSlow', RATE_LIMITS.enquiryMissSlow, 'enquiry/too-many-lookups'],
  ] as const)('%s: %p in ten minutes, then a wait', async (name, points, code) => {
    setDate(NOW);
    await use(name, '1.2.3.4', points);
    jest.setSystemTime(NOW + 60_000);
    await expect(consumeLimit(name, '1.2.3.4')).rejects.toMatchObject({ code, retryAfter: 540 });
    jest.setSystemTime(NOW + 600_001);
    await expect(consumeLimit(name, '1.2.3.4')).resolves.toBeUndefined();
  });

  it('otpGuessAsker: a few in thirty days, then a wait', async () => {
    setDate(NOW);
    await use('otpGuessAsker', '9000000001 1.2.3.0/24', GUESSES_OF_ONE_ASKER);
    jest.setSystemTime(NOW + 29 * DAY);
    await expect(consumeLimit('otpGuessAsker', '9000000001 1.2.3.0/24')).rejects.toMatchObject({
      code: 'otp/blocked',
      retryAfter: DAY / 1000,
    });
    jest.setSystemTime(NOW + 30 * DAY + 1);
    await expect(consumeLimit('otpGuessAsker', '9000000001 1.2.3.0/24')).resolves.toBeUndefined();
  });

  it('writes nothing for tries that it refuses, so that a flood of them slows nobody down', async () => {
    const flood = () =>
      Promise.allSettled(
        Array.from({ length: 50 }, () => consumeAddressLimit('report', '1.2.3.4')),
      );
    await use('report', '1.2.3.4', RATE_LIMITS.report);
    const counted = () => store.db.selectFrom('rate_limits').selectAll().execute();
    const before = await counted();
    const refused = (await flood()).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50);
    expect(await counted()).toEqual(before);
  });

  it('gives back what turned out to be no try, and forgets what is done with', async () => {
    await use('otpSendNumber', '9000000001', OTP_SENDS);
    await refundLimit('otpSendNumber', '9000000001');
    await use('otpSendNumber', '9000000001', 1);
    await expect(consumeLimit('otpSendNumber', '9000000001')).rejects.toBeInstanceOf(SiteError);
    await clearLimit('otpSendNumber', '9000000001');
    await expect(consumeLimit('otpSendNumber', '9000000001')).resolves.toBeUndefined();
  });

  describe('an address of IPv6', () => {
    const home = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
    /** So many tries from fifty homes of one network, twenty at a time: how many were heard. */
    const countHeard = async (count: number) => {
      let heard = 0;
      for (let first = 0; first < count; first += 20) {
        const tries = Array.from({ length: 20 }, (_, index) =>
          consumeAddressLimit('certificate', home((first + index) % 50)),
        );
        const results = await Promise.allSettled(tries);
        heard += results.filter(({ status }) => status === 'fulfilled').length;
      }
      return heard;
    };

    it('has the limit of one in its /64, however it ends', async () => {
      for (let end = 0; end < RATE_LIMITS.certificate; end += 1) {
        await consumeAddressLimit('certificate', `2001:db8:1:2::${end.toString(16)}`);
      }
      await expect(consumeAddressLimit('certificate', '2001:db8:1:2::ffff')).rejects.toMatchObject({
        code: 'request/too-many',
      });
      await expect(consumeAddressLimit('certificate', home(3))).resolves.toBeUndefined();
    });

    it('has ten times as much in its /48', async () => {
      expect(await countHeard(1_200)).toBe(1_000);
      await expect(consumeAddressLimit('certificate', home(77))).rejects.toMatchObject({
        code: 'request/too-many',
      });
      await expect(consumeAddressLimit('certificate', '2001:db8:2::1')).resolves.toBeUndefined();
    });
  });

  it('gives a try back that was a good one', async () => {
    await use('enquiryMiss', '1.2.3.4', RATE_LIMITS.enquiryMiss);
    await refundLimit('enquiryMiss', '1.2.3.4');
    await expect(consumeLimit('enquiryMiss', '1.2.3.4')).resolves.toBeUndefined();
    await expect(consumeLimit('enquiryMiss', '1.2.3.4')).rejects.toBeInstanceOf(SiteError);
  });

  it('counts each key and each limit apart', async () => {
    await use('otpSendNumber', '9000000001', OTP_SENDS);
    await expect(consumeLimit('otpSendNumber', '9000000001')).rejects.toBeInstanceOf(SiteError);
    await expect(consumeLimit('otpSendNumber', '9000000002')).resolves.toBeUndefined();
    await expect(consumeLimit('enquiry', '9000000001')).resolves.toBeUndefined();
  });

  it('lets no more through when all come at once', async () => {
    const tries = Array.from({ length: 4 * OTP_SENDS }, () =>
      consumeLimit('otpSendNumber', '9000000001'),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(OTP_SENDS);
  });

  it('keeps no number and no address, and nothing at all once it has run out', async () => {
    await use('otpSendNumber', '9000000001', 1);
    const rows = await store.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('9000000001');
    await sweep(store, Date.now() + 600_001);
    expect(await store.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['enquiry', 'resolves'],
    ['whatsapp', 'resolves'],
    ['vote', 'resolves'],
    ['auth', 'resolves'],
    ['authLog', 'resolves'],
    ['report', 'resolves'],
    ['certificate', 'rejects'],
    ['certificateNumber', 'rejects'],
    ['otpSend', 'rejects'],
    ['otpVerify', 'rejects'],
    ['otpSendPrefix', 'rejects'],
    ['otpGuessAsker', 'rejects'],
    ['otpVerifyNumber', 'rejects'],
    ['otpSendNumber', 'rejects'],
  ] as const)('with the store broken, %s %s', async (name, outcome) => {
    await store.close();
    const trying = consumeLimit(name, '1.2.3.4');
    if (outcome === 'resolves') await expect(trying).resolves.toBeUndefined();
    else await expect(trying).rejects.toMatchObject({ code: 'service/unavailable' });
  });
});
