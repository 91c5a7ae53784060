import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { exportNumber } from '@/lib/server/privacy/exportNumber';
import { toParentNumber } from '@/lib/server/privacy/parentNumber';
import { withdrawNumber } from '@/lib/server/privacy/withdrawNumber';
import { applyRetention } from '@/lib/server/store/retention';
import type { Store } from '@/lib/server/store/store';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { describeSlot } from '@/lib/visits/describeSlot';
import { slotsOf } from '@/lib/visits/slots';
import { visitName } from '@/lib/visits/visitPlace';
import { bookVisit } from './bookVisit';
import { findFreeSlots, findVisit } from './findVisit';

const [MOBILE, OTHER] = ['9731864205', '9845012345'];
const BRANCH = 91;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

eachStoreIfLong('the visit of a parent', (open) => {
  let store: Store;
  let dataDir = '';
  beforeEach(async () => {
    store = await open();
    dataDir = mkdtempSync(join(tmpdir(), 'site-visits-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const slot = slotsOf(BRANCH, Date.now())[0] ?? '';
  const book = async (mobile: string) => {
    const enquiry = { ...SAMPLE_ENQUIRY, branch: BRANCH, mobile };
    const input = { enquiry, idempotencyKey: randomUUID(), attribution: null, parent: null };
    const { id } = await saveEnquiry(store, input, Date.now());
    await bookVisit(store, { enquiryId: id, branch: BRANCH, slot }, Date.now());
    return id;
  };
  const place = () => ({ store, dataDir });

  it('is exported: where, when and how it stands', async () => {
    const id = await book(MOBILE);
    const exported = await exportNumber(place(), toParentNumber(MOBILE));
    const visit = exported?.items.find(({ where }) => where.endsWith(': visits'));
    expect(visit?.details).toMatchObject({
      reference: id,
      branch: visitName(BRANCH),
      begins: describeSlot(slot),
      state: 'booked',
    });
  });

  it('is erased with the enquiry, and counted; another parent’s stays', async () => {
    const [mine, theirs] = [await book(MOBILE), await book(OTHER)];
    const { receipt } = await eraseNumber(place(), toParentNumber(MOBILE));
    expect(receipt.deleted).toMatchObject({ enquiries: 1, visits: 1 });
    expect(await findVisit(store.db, mine)).toBeUndefined();
    expect(await findVisit(store.db, theirs)).toMatchObject({ status: 'booked' });
  });

  it('is cancelled with the consent, and its place is free again', async () => {
    const id = await book(MOBILE);
    for (let families = 0; families < 3; families += 1) await book(OTHER);
    expect(await findFreeSlots(store.db, BRANCH, Date.now())).not.toContain(slot);
    await withdrawNumber(place(), toParentNumber(MOBILE));
    expect(await findVisit(store.db, id)).toMatchObject({ status: 'cancelled', seat: null });
    expect(await findFreeSlots(store.db, BRANCH, Date.now())).toContain(slot);
  });

  it('is removed with the enquiry when its days are over', async () => {
    const id = await book(MOBILE);
    await applyRetention(store, Date.now() + YEAR_MS);
    expect(await findVisit(store.db, id)).toBeUndefined();
  });
});
