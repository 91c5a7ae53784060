import { GUESSES_IN_ALL, OTP_GUESSES, OWN_DEVICES } from '@/data/limits';
import { type Store, shareStore } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { setDate } from '@/lib/testing/clock';
import { rememberDevice } from './devices';
import { countGuess, countGuessedAt, type Guess, type GuessEnd, settleGuess } from './guesses';
import { hashNetwork } from './senders';

const NOW = 1_750_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MOBILE = '9845012345';

eachStore('guesses at codes', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    shareStore(store);
  });
  beforeEach(async () => {
    setDate(NOW);
    for (const table of ['otp_guesses', 'otp_devices', 'rate_limits'] as const) {
      await store.db.deleteFrom(table).execute();
    }
  });
  afterEach(() => jest.useRealTimers());

  const from = (network: string, changes: Partial<Guess> = {}): Guess => ({
    mobile: MOBILE,
    requester: { address: network, network, deviceId: null },
    standing: 'unknown',
    askedFrom: '',
    ...changes,
  });
  const asker = (network: string) => from(network, { askedFrom: hashNetwork(network) });
  const owner = from('home', {
    standing: 'ownDevice',
    requester: { address: 'home', network: 'home', deviceId: 'a phone' },
  });
  const tryOnce = async (guess: Guess, end: GuessEnd): Promise<void> =>
    settleGuess(store.db, await countGuess(store.db, guess), end);
  /** Whether the guess was looked at. */
  const isHeard = (guess: Guess, end: GuessEnd = 'wrong') =>
    tryOnce(guess, end).then(
      () => true,
      () => false,
    );

  it('are five in a window, from however many at once', async () => {
    const heard = await Promise.all(
      Array.from({ length: 60 }, (_, index) => isHeard(from(`10.0.${index}.0/24`))),
    );
    expect(heard.filter(Boolean)).toHaveLength(5);
    await expect(countGuess(store.db, from('10.9.9.0/24'))).rejects.toMatchObject({
      code: 'otp/blocked',
      retryAfter: 600,
    });
  });

  it('leave the own device of the number alone', async () => {
    await remember('a phone');
    for (let index = 0; index < 9; index += 1) await isHeard(from(`10.0.${index}.0/24`));
    expect(await isHeard(owner, 'right')).toBe(true);
  });

  it('count in a row, window after window, until the number has had its fill', async () => {
    let heard = 0;
    for (let hour = 0; hour < 24 * 20; hour += 6) {
      setDate(NOW + hour * HOUR);
      for (let index = 0; index < 10; index += 1) {
        if (await isHeard(asker(`10.${index}.0.0/24`))) heard += 1;
        if (await isHeard(from('10.99.0.0/24'))) heard += 1;
      }
    }
    expect(heard).toBe(GUESSES_IN_ALL.asker + GUESSES_IN_ALL.unknown);
    await remember('a phone');
    expect(await isHeard(owner, 'right')).toBe(true);
    expect(await isHeard(from('10.99.0.0/24'))).toBe(true);
  });

  it('of two networks that go on and on leave a parent on a third one in', async () => {
    for (let hour = 0; hour < 200; hour += 4) {
      setDate(NOW + hour * HOUR);
      for (const network of ['10.1.0.0/24', '10.2.0.0/24']) {
        for (let count = 0; count < 5; count += 1) await isHeard(asker(network));
      }
    }
    expect(await isHeard(asker('10.3.0.0/24'), 'right')).toBe(true);
  });

  it('end a network’s own guesses after three, and give them back to whom they led in', async () => {
    const wrongThrice = async () => {
      for (let count = 0; count < 3; count += 1) await tryOnce(asker('10.1.0.0/24'), 'wrong');
    };
    const counted = async () =>
      store.db.selectFrom('otp_guesses').selectAll().executeTakeFirstOrThrow();
    await wrongThrice();
    await tryOnce(asker('10.1.0.0/24'), 'wrong');
    expect(await counted()).toMatchObject({ wrong_asker: 3, wrong_unknown: 1 });
    await tryOnce(asker('10.1.0.0/24'), 'right');
    expect(await counted()).toMatchObject({ wrong_asker: 0, wrong_unknown: 0 });
    setDate(NOW + HOUR);
    await wrongThrice();
    expect(await counted()).toMatchObject({ wrong_asker: 3, wrong_unknown: 0 });
  });

  it.each(['10.1.0.0/24', 'elsewhere'])(
    'do not count when nobody looked at them (%s)',
    async (network) => {
      for (let count = 0; count < 20; count += 1) await tryOnce(asker(network), 'none');
      for (let count = 0; count < 20; count += 1) await tryOnce(from(network), 'none');
      const row = await store.db.selectFrom('otp_guesses').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        window_unknown: 0,
        window_asker: 0,
        wrong_unknown: 0,
        wrong_asker: 0,
      });
      expect(row.guessed_at).toBe(0);
    },
  );

  const remember = (deviceId: string) =>
    rememberDevice(store.db, { mobile: MOBILE, deviceId }, NOW);

  it('of one own browser take nothing from another one, in however many windows', async () => {
    await remember('a phone');
    await remember('a shared computer');
    const computer = { ...owner, requester: { ...owner.requester, deviceId: 'a shared computer' } };
    for (let hour = 0; hour < 24; hour += 1) {
      setDate(NOW + hour * HOUR);
      for (let count = 0; count < 6; count += 1) await isHeard(computer);
    }
    for (let count = 0; count < OTP_GUESSES - 1; count += 1)
      expect(await isHeard(owner)).toBe(true);
    expect(await isHeard(owner, 'right')).toBe(true);
  });

  it('of one own browser go on as those of anybody once it has had its five', async () => {
    await remember('a phone');
    const ends = Array.from({ length: OTP_GUESSES }, () => 'wrong' as const);
    for (const end of ends) await tryOnce(owner, end);
    const { guesser } = await countGuess(store.db, owner);
    expect(guesser).toBe('unknown');
  });

  it('of an own browser do not count when nobody looked at them', async () => {
    await remember('a phone');
    for (let count = 0; count < 20; count += 1) await tryOnce(owner, 'none');
    expect((await countGuess(store.db, owner)).guesser).toBe('ownDevice');
  });

  it('are 100 in all, with five own browsers and all others', async () => {
    const devices = Array.from({ length: OWN_DEVICES }, (_, index) => `device ${index}`);
    for (const deviceId of devices) await remember(deviceId);
    const guessers = [
      ...devices.map((deviceId) => ({ ...owner, requester: { ...owner.requester, deviceId } })),
      ...Array.from({ length: 10 }, (_, index) => asker(`10.${index}.0.0/24`)),
      from('10.99.0.0/24'),
    ];
    let heard = 0;
    for (let hour = 0; hour < 24 * 3; hour += 1) {
      setDate(NOW + hour * HOUR);
      for (const guess of guessers) if (await isHeard(guess)) heard += 1;
    }
    expect(heard).toBe(100);
  });

  it('are told to whoever watches the site', async () => {
    expect(await countGuessedAt(store.db)).toBe(0);
    for (let hour = 0; hour < 30; hour += 1) {
      setDate(NOW + hour * HOUR);
      await isHeard(from('10.1.0.0/24'));
    }
    expect(await countGuessedAt(store.db)).toBe(1);
    await remember('a phone');
    await tryOnce(owner, 'right');
    expect(await countGuessedAt(store.db)).toBe(0);
  });

  it('keep no number', async () => {
    await tryOnce(asker('10.1.0.0/24'), 'wrong');
    const rows = [
      await store.db.selectFrom('otp_guesses').selectAll().execute(),
      await store.db.selectFrom('rate_limits').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/9845012345|10\.1\.0/);
  });
});
