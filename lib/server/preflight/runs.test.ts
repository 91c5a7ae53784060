import { PREFLIGHT_DAYS } from '@/data/retention';
import { findStaff, type StaffMember, saveStaff } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { askRun, findRunPicture, LONGEST_RUN_MS, LONGEST_WAIT_MS, latestRun } from './runs';
import { beat, claimRun, failRun, finishRun, hasWorker, noteProgress } from './work';

const PATH = '/campaign/pune';
const NOW = Date.UTC(2025, 5, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const RESULT = {
  visits: 8,
  rows: [{ path: PATH, as: 'all', cells: { status: { found: '200', expected: null } } }],
};

eachStoreIfLong('checks of campaign pages', (open) => {
  let db: Database;
  let staff: StaffMember;
  beforeAll(async () => {
    ({ db } = await open());
    await saveStaff(db, '9845012346', { role: 'marketing', branches: null }, NOW);
    const found = await findStaff(db, '9845012346');
    if (found === null) throw new Error('Nobody was saved.');
    staff = found;
  });
  beforeEach(async () => {
    await db.deleteFrom('preflight_runs').execute();
    await db.deleteFrom('job_runs').execute();
  });

  it('are asked for, begun, done and shown with their pictures', async () => {
    const asked = await askRun(db, staff, PATH, NOW);
    expect(asked).toMatchObject({ state: 'waiting', done: 0, of: 8, result: null });
    expect(await claimRun(db, NOW + 1)).toEqual({ id: asked.id, path: PATH });
    await noteProgress(db, asked.id, 3);
    expect(await latestRun(db, PATH, NOW + 2)).toMatchObject({ state: 'running', done: 3 });
    const phone = Buffer.from([0, 255, 128, 10]);
    await finishRun(db, asked.id, { result: complete(RESULT), pictures: { phone } }, NOW + 3);
    const shown = await latestRun(db, PATH, NOW + 4);
    expect(shown).toMatchObject({ id: asked.id, state: 'done', doneAt: NOW + 3, problem: null });
    expect(shown?.result?.rows[0]?.cells.status).toEqual({ found: '200', expected: null });
    expect(await findRunPicture(db, asked.id, 'phone')).toEqual(phone);
    expect(await findRunPicture(db, asked.id, 'desktop')).toBeNull();
  });

  it('are one for all who ask while it goes on, and a new one afterwards', async () => {
    const first = await askRun(db, staff, PATH, NOW);
    expect((await askRun(db, staff, PATH, NOW + 1)).id).toBe(first.id);
    expect((await askRun(db, staff, '/campaign/mumbai', NOW + 1)).id).not.toBe(first.id);
    await failRun(db, first.id, 'It rained.', NOW + 2);
    expect(await latestRun(db, PATH, NOW + 3)).toMatchObject({
      state: 'failed',
      problem: 'It rained.',
    });
    expect((await askRun(db, staff, PATH, NOW + 4)).id).not.toBe(first.id);
  });

  it('are done once, by one of two workers, the oldest first', async () => {
    const first = await askRun(db, staff, PATH, NOW);
    const second = await askRun(db, staff, '/campaign/mumbai', NOW + 1);
    const claimed = [await claimRun(db, NOW + 2), await claimRun(db, NOW + 2)];
    expect(claimed.map((run) => run?.id)).toEqual([first.id, second.id]);
    expect(await claimRun(db, NOW + 2)).toBeNull();
    await askRun(db, staff, '/lp/pune', NOW);
    const both = await Promise.all([claimRun(db, NOW + 3), claimRun(db, NOW + 3)]);
    expect(both.filter((run) => run !== null)).toHaveLength(1);
  });

  it('that nobody takes say that there is no browser, and nobody does them later', async () => {
    await askRun(db, staff, PATH, NOW);
    const late = NOW + LONGEST_WAIT_MS + 1;
    expect(await latestRun(db, PATH, late)).toMatchObject({ state: 'no-browser' });
    expect(await claimRun(db, late)).toBeNull();
  });

  it('that do not end are over all the same', async () => {
    await askRun(db, staff, PATH, NOW);
    await claimRun(db, NOW);
    expect(await latestRun(db, PATH, NOW + LONGEST_RUN_MS)).toMatchObject({ state: 'running' });
    expect(await latestRun(db, PATH, NOW + LONGEST_RUN_MS + 1)).toMatchObject({ state: 'failed' });
  });

  it('are removed after thirty days, when the next one is asked for', async () => {
    const old = await askRun(db, staff, PATH, NOW);
    await askRun(db, staff, '/lp/pune', NOW + PREFLIGHT_DAYS * DAY_MS);
    expect(await latestRun(db, PATH, NOW)).toMatchObject({ id: old.id });
    await askRun(db, staff, '/lp/mumbai', NOW + PREFLIGHT_DAYS * DAY_MS + 1);
    expect(await latestRun(db, PATH, NOW)).toBeNull();
  });

  it('know of a worker as long as it says that it is there', async () => {
    expect(await hasWorker(db, NOW)).toBe(false);
    await beat(db, NOW);
    await beat(db, NOW + 5_000);
    expect(await hasWorker(db, NOW + 20_000)).toBe(true);
    expect(await hasWorker(db, NOW + 40_000)).toBe(false);
  });
});

const NOTHING = {
  header: null,
  footer: null,
  number: null,
  form: null,
  cities: null,
  sending: null,
  'tags before': null,
  'tags after': null,
  lead: null,
  weight: null,
  LCP: null,
};

const complete = ({ visits, rows }: typeof RESULT) => ({
  visits,
  rows: rows.map((row) => ({ ...row, cells: { ...NOTHING, ...row.cells } })),
});
