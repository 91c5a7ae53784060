import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@/lib/server/desk/staff';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { mergeEnquiries, separateEnquiry } from './mergeEnquiries';
import { findKept, listMerged } from './merges';

const ADMIN: StaffMember = {
  id: 'a'.repeat(32),
  role: 'admin',
  branches: null,
  mobile: null,
  name: null,
  hasSecondFactor: true,
  createdAt: 0,
};

const enquire = async (
  store: Store,
  change: { mobile?: string; email?: string } = {},
): Promise<string> => {
  const enquiry = { ...SAMPLE_ENQUIRY, mobile: '9845012345', ...change };
  const idempotencyKey = randomUUID();
  const input = { enquiry, idempotencyKey, attribution: null, parent: null };
  return (await saveEnquiry(store, input, Date.now())).id;
};

eachStore('duplicates', (open) => {
  it('two people who merge a pair the other way round do not close both', async () => {
    const store = await open();
    const [one, other] = [await enquire(store), await enquire(store)];
    const merged = await Promise.allSettled([
      mergeEnquiries(store, ADMIN, { kept: one, closed: other, revision: 0 }),
      mergeEnquiries(store, ADMIN, { kept: other, closed: one, revision: 0 }),
    ]);
    expect(merged.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rows = await store.db.selectFrom('desk_merges').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('of one e-mail address are merged while others have just come in', async () => {
    const store = await open();
    const [kept, closed] = [
      await enquire(store, { email: 'asha@example.in' }),
      await enquire(store, { email: 'asha@example.in', mobile: '9845012346' }),
    ];
    await mergeEnquiries(store, ADMIN, { kept, closed, revision: 0 });
    expect(await listMerged(store.db, kept)).toEqual([closed]);
  });

  it('go when the one that is kept is erased, and stay closed by themselves', async () => {
    const store = await open();
    const [kept, closed] = [await enquire(store), await enquire(store)];
    await mergeEnquiries(store, ADMIN, { kept, closed, revision: 0 });
    expect(await listMerged(store.db, kept)).toEqual([closed]);
    await store.db.deleteFrom('enquiries').where('id', '=', kept).execute();
    expect(await findKept(store.db, closed)).toBeNull();
    await expect(separateEnquiry(store.db, ADMIN, closed)).rejects.toMatchObject({
      code: 'request/changed',
    });
  });
});
