import { OTP_GUESSES, OWN_DEVICES } from '@/data/limits';
import { DEVICE_DAYS } from '@/data/retention';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { forgetDeviceGuesses, rememberDevice, standingOf, takeDeviceGuess } from './devices';

const NOW = 1_750_000_000_000;
const DAY = 24 * 60 * 60_000;
const [MINE, OTHER] = ['9845012345', '9811100022'];

eachStore('browsers in which a number was confirmed', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    await store.db.deleteFrom('otp_devices').execute();
  });

  const remember = (mobile: string, deviceId: string, at = NOW) =>
    rememberDevice(store.db, { mobile, deviceId }, at);
  const standing = (mobile: string, deviceId: string | null, at = NOW) =>
    standingOf(store.db, { mobile, deviceId }, at);

  it.each([
    [MINE, 'phone', 'ownDevice'],
    [MINE, 'laptop', 'number'],
    [MINE, null, 'number'],
    [OTHER, 'phone', 'device'],
    [OTHER, 'laptop', 'unknown'],
    [OTHER, null, 'unknown'],
  ] as const)('%s in %p: %s', async (mobile, deviceId, expected) => {
    await remember(MINE, 'phone');
    expect(await standing(mobile, deviceId)).toBe(expected);
  });

  it(`are known for ${DEVICE_DAYS} days after the last time`, async () => {
    await remember(MINE, 'phone', NOW - 10 * DAY);
    await remember(MINE, 'phone');
    expect(await standing(MINE, 'phone', NOW + DEVICE_DAYS * DAY - 1)).toBe('ownDevice');
    expect(await standing(MINE, 'phone', NOW + DEVICE_DAYS * DAY)).toBe('unknown');
  });

  it('are the newest few of a number', async () => {
    for (let index = 0; index <= OWN_DEVICES; index += 1) {
      await remember(MINE, `device ${index}`, NOW + index);
    }
    expect(await standing(MINE, 'device 0')).toBe('number');
    expect(await standing(MINE, 'device 1')).toBe('ownDevice');
  });

  it('say when a number was confirmed for the first time in a day', async () => {
    expect(await remember(MINE, 'phone')).toBe(true);
    expect(await remember(MINE, 'laptop', NOW + DAY - 1)).toBe(false);
    expect(await remember(OTHER, 'phone', NOW + DAY - 1)).toBe(true);
    expect(await remember(MINE, 'phone', NOW + 2 * DAY)).toBe(true);
  });

  it('have five guesses each in a row at each number, then they are like any other', async () => {
    for (const mobile of [MINE, OTHER]) await remember(mobile, 'phone');
    await remember(MINE, 'laptop');
    const take = () => takeDeviceGuess(store.db, { mobile: MINE, deviceId: 'laptop' });
    const taken = await Promise.all(Array.from({ length: 30 }, take));
    expect(taken.filter(Boolean)).toHaveLength(OTP_GUESSES);
    expect(await standing(MINE, 'laptop')).toBe('number');
    for (const mobile of [MINE, OTHER]) expect(await standing(mobile, 'phone')).toBe('ownDevice');
    await forgetDeviceGuesses(store.db, MINE);
    expect(await standing(MINE, 'laptop')).toBe('ownDevice');
  });
});
