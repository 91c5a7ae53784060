import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { findStaff, listStaff, removeStaff, saveStaff } from './staff';

const ASHA = '9845012345';
const NOW = Date.parse('2026-11-27T04:00:00Z');

eachStoreIfLong('people at the desk', (open) => {
  it('are found by their number, with what they may', async () => {
    const { db } = await open();
    expect(await saveStaff(db, ASHA, { role: 'admissions', branches: [8, 9] }, NOW)).toBe('added');
    expect(await findStaff(db, ASHA)).toMatchObject({
      mobile: ASHA,
      role: 'admissions',
      branches: [8, 9],
      hasSecondFactor: false,
      createdAt: NOW,
    });
    expect(await findStaff(db, '9845012346')).toBeNull();
  });

  it('may something else from now on', async () => {
    const { db } = await open();
    await saveStaff(db, ASHA, { role: 'admissions', branches: [8] }, NOW);
    expect(await saveStaff(db, ASHA, { role: 'admin', branches: null }, NOW + 1)).toBe('changed');
    expect(await listStaff(db)).toMatchObject([{ role: 'admin', branches: null, createdAt: NOW }]);
  });

  it('stand in the database without a readable number', async () => {
    const { db } = await open();
    await saveStaff(db, ASHA, { role: 'marketing', branches: null }, NOW);
    const rows = await db.selectFrom('staff').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ASHA);
  });

  it('leave, once', async () => {
    const { db } = await open();
    await saveStaff(db, ASHA, { role: 'marketing', branches: null }, NOW);
    expect(await removeStaff(db, ASHA)).toBe(true);
    expect(await removeStaff(db, ASHA)).toBe(false);
    expect(await listStaff(db)).toEqual([]);
  });

  it('open no branch where their list cannot be read', async () => {
    const { db } = await open();
    await saveStaff(db, ASHA, { role: 'admissions', branches: [8] }, NOW);
    await db.updateTable('staff').set({ branches_json: '{' }).execute();
    expect(await findStaff(db, ASHA)).toMatchObject({ branches: [] });
  });
});
