import { SESSION_DAYS, SESSION_LONGEST_DAYS } from '@/data/retention';
import { type Store, shareStore } from '@/lib/server/store/store';
import { sweep } from '@/lib/server/store/sweep';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { setDate } from '@/lib/testing/clock';
import { startSession } from './claims';
import { endSession, isOver } from './endedSessions';
import { endAllSessions, readGeneration } from './generations';

const DAY_MS = 24 * 60 * 60_000;
const CONTACT = '+91-9000000001';
const CLAIMS = {
  contact: CONTACT,
  username: 'Meera Iyer',
  gradeDetails: 'Grade 4',
  isLoggedIn: true,
  accessToken: null,
};

const begin = async (contact = CONTACT) =>
  startSession({ ...CLAIMS, contact }, { generation: await readGeneration(contact) });

eachStoreIfLong('the sessions of a number', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    shareStore(store);
  });
  afterEach(() => void jest.useRealTimers());

  it('are all over once they were ended, and those of other numbers are not', async () => {
    const mine = [await begin(), await begin()];
    const other = await begin('+91-9000000002');
    await endAllSessions(CONTACT);
    expect(await Promise.all(mine.map(isOver))).toEqual([true, true]);
    expect(await isOver(other)).toBe(false);
  });

  it('begin anew afterwards, and can be ended again within the same millisecond', async () => {
    setDate(Date.now());
    await endAllSessions(CONTACT);
    const second = await begin();
    expect(await isOver(second)).toBe(false);
    await endAllSessions(CONTACT);
    expect(await isOver(second)).toBe(true);
    expect(await isOver(await begin())).toBe(false);
  });

  it('are ended by a replica whose clock is an hour behind as well', async () => {
    setDate(Date.now());
    await endAllSessions(CONTACT);
    const session = await begin();
    setDate(Date.now() - 3_600_000);
    await endAllSessions(CONTACT);
    expect(await isOver(session)).toBe(true);
    expect(await isOver(await begin())).toBe(false);
  });

  it('are ended one by one too', async () => {
    const [one, two] = [await begin(), await begin()];
    await endSession(one.sessionId);
    expect(await Promise.all([one, two].map(isOver))).toEqual([true, false]);
  });

  it('leave no number in the store', async () => {
    await endAllSessions(CONTACT);
    const rows = await store.db.selectFrom('session_generations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('9000000001');
  });

  it('are forgotten only when the oldest of them could not live any more', async () => {
    const now = Date.now();
    await endAllSessions(CONTACT);
    await sweep(store, now + SESSION_LONGEST_DAYS * DAY_MS);
    expect(await readGeneration(CONTACT)).toBeGreaterThan(0);
    await sweep(store, now + (SESSION_LONGEST_DAYS + 1) * DAY_MS);
    expect(await readGeneration(CONTACT)).toBe(0);
    expect(SESSION_LONGEST_DAYS).toBeGreaterThan(SESSION_DAYS);
  });
});
