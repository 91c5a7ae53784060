import type { Database } from '@/lib/server/store/schema';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { findStaff, removeStaff, saveStaff } from './staff';
import {
  beginStaffSession,
  completeStaffSession,
  endStaffSession,
  findStaffSession,
  sweepStaffSessions,
} from './staffSession';

const ASHA = '9845012345';
const NOW = Date.parse('2026-11-27T04:00:00Z');
const MINUTE_MS = 60_000;

const begin = async (db: Database): Promise<string> => {
  await saveStaff(db, ASHA, { role: 'admissions', branches: [8] }, NOW);
  return beginStaffSession(db, (await findStaff(db, ASHA))?.id ?? '', NOW);
};

eachStoreIfLong('a session at the desk', (open) => {
  it('is complete with the second factor only, under a new token', async () => {
    const { db } = await open();
    const token = await begin(db);
    expect(await findStaffSession(db, token, NOW)).toMatchObject({ isComplete: false });
    const complete = (await completeStaffSession(db, token, NOW)) ?? '';
    expect(await findStaffSession(db, complete, NOW)).toMatchObject({
      staff: { mobile: ASHA, role: 'admissions', branches: [8] },
      isComplete: true,
    });
    expect(await findStaffSession(db, token, NOW)).toBeNull();
    expect(await completeStaffSession(db, token, NOW)).toBeNull();
  });

  it('lasts while it is used, half an hour longer, and twelve hours at most', async () => {
    const { db } = await open();
    const token = await begin(db);
    let at = NOW;
    while (at < NOW + 12 * 60 * MINUTE_MS - 29 * MINUTE_MS) {
      expect(await findStaffSession(db, token, at)).not.toBeNull();
      at += 29 * MINUTE_MS;
    }
    expect(await findStaffSession(db, token, NOW + 12 * 60 * MINUTE_MS)).toBeNull();
  });

  it('is over after half an hour without a request', async () => {
    const { db } = await open();
    const token = await begin(db);
    expect(await findStaffSession(db, token, NOW + 30 * MINUTE_MS - 1)).not.toBeNull();
    expect(await findStaffSession(db, token, NOW + 61 * MINUTE_MS)).toBeNull();
  });

  it.each<[string, (db: Database, token: string) => Promise<unknown>]>([
    ['signed out', endStaffSession],
    ['taken off the desk', (db) => removeStaff(db, ASHA)],
  ])('is over for whoever was %s', async (_how, leave) => {
    const { db } = await open();
    const token = await begin(db);
    await leave(db, token);
    expect(await findStaffSession(db, token, NOW)).toBeNull();
  });

  it('has new rights at its next request', async () => {
    const { db } = await open();
    const token = await begin(db);
    await saveStaff(db, ASHA, { role: 'marketing', branches: [] }, NOW);
    expect(await findStaffSession(db, token, NOW)).toMatchObject({ staff: { role: 'marketing' } });
  });

  it('stands in the database without what is in the cookie, and is removed once it is over', async () => {
    const { db } = await open();
    const token = await begin(db);
    const read = () => db.selectFrom('staff_sessions').selectAll().execute();
    expect(JSON.stringify(await read())).not.toContain(token);
    await sweepStaffSessions(db, NOW + 30 * MINUTE_MS - 1);
    expect(await read()).toHaveLength(1);
    await sweepStaffSessions(db, NOW + 30 * MINUTE_MS);
    expect(await read()).toEqual([]);
  });
});
