import { randomUUID } from 'node:crypto';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { slotAt } from '@/lib/visits/slot';
import { slotsOf, visitsOf } from '@/lib/visits/slots';
import { bookVisit } from './bookVisit';
import { cancelVisits } from './cancelVisit';
import { findFreeSlots, findVisit } from './findVisit';

const BRANCH = 91;
const AT = Date.parse('2025-12-08T12:00:00+05:30');
const SLOTS = slotsOf(BRANCH, AT);
const [FIRST = '', SECOND = '', THIRD = ''] = SLOTS;
const CAPACITY = visitsOf(BRANCH)?.capacity ?? 0;
const FAMILIES = 200;

eachStore('booking a visit', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(async () => {
    await store.db.deleteFrom('enquiries').execute();
  });

  const enquire = async (): Promise<string> => {
    const enquiry = { ...SAMPLE_ENQUIRY, branch: BRANCH, mobile: '9845012345' };
    const input = { enquiry, idempotencyKey: randomUUID(), attribution: null, parent: null };
    return (await saveEnquiry(store, input, AT)).id;
  };
  const book = (enquiryId: string, slot: string, isFirst = false) =>
    bookVisit(store, { enquiryId, branch: BRANCH, slot, isFirst }, AT);
  const cancel = (...ids: string[]) => cancelVisits(store.db, ids, { at: AT, from: slotAt(AT) });
  const seatsOf = async (slot: string) =>
    (
      await store.db
        .selectFrom('visits')
        .select('seat')
        .where('slot', '=', slot)
        .where('seat', 'is not', null)
        .orderBy('seat')
        .execute()
    ).map(({ seat }) => seat);

  it(`gives ${FAMILIES} families who ask at once the ${CAPACITY} places of a slot, and no more`, async () => {
    const families = await Promise.all(Array.from({ length: FAMILIES }, enquire));
    const answers = await Promise.all(families.map((id) => book(id, FIRST, true)));
    expect(answers.filter(({ is }) => is === 'booked')).toHaveLength(CAPACITY);
    expect(answers.filter(({ is }) => is === 'refused')).toHaveLength(FAMILIES - CAPACITY);
    expect(await seatsOf(FIRST)).toEqual(Array.from({ length: CAPACITY }, (_, i) => i + 1));
    expect(await findFreeSlots(store.db, BRANCH, AT)).toEqual(SLOTS.slice(1));
  });

  it('has every place taken once when all change their minds at once', async () => {
    const families = await Promise.all(Array.from({ length: CAPACITY * 2 }, enquire));
    const [here, there] = [families.slice(0, CAPACITY), families.slice(CAPACITY)];
    await Promise.all(here.map((id) => book(id, FIRST)));
    await Promise.all(there.map((id) => book(id, SECOND)));
    await Promise.all([
      ...here.map((id) => book(id, THIRD)),
      ...there.map((id) => book(id, FIRST)),
      ...here.map((id) => book(id, SECOND)),
    ]);
    for (const slot of [FIRST, SECOND, THIRD]) {
      const seats = await seatsOf(slot);
      expect(new Set(seats).size).toBe(seats.length);
      expect(seats.length).toBeLessThanOrEqual(CAPACITY);
    }
    const rows = await store.db.selectFrom('visits').selectAll().execute();
    expect(rows).toHaveLength(families.length);
    for (const { status } of rows) expect(status).toBe('booked');
  });

  it('books once however often the same enquiry is sent, and leaves what was changed since', async () => {
    const id = await enquire();
    await Promise.all(Array.from({ length: 5 }, () => book(id, FIRST, true)));
    expect(await seatsOf(FIRST)).toEqual([1]);
    await book(id, SECOND);
    await book(id, FIRST, true);
    expect(await findVisit(store.db, id)).toMatchObject({ slot: SECOND, sequence: 1 });
    await cancel(id);
    await book(id, FIRST, true);
    expect(await findVisit(store.db, id)).toMatchObject({ status: 'cancelled', seat: null });
  });

  it('gives the place of a cancelled visit to the next family, and takes the first one back later', async () => {
    const families = await Promise.all(Array.from({ length: CAPACITY + 1 }, enquire));
    const [first = '', last = ''] = [families[0], families.at(-1)];
    for (const id of families.slice(0, -1)) await book(id, FIRST);
    expect(await book(last, FIRST)).toEqual({ is: 'refused' });
    expect(await cancel(first, first)).toBe(1);
    expect(await book(last, FIRST)).toMatchObject({ is: 'booked', visit: { seat: 1 } });
    expect(await book(first, FIRST)).toEqual({ is: 'refused' });
    expect(await book(first, SECOND)).toMatchObject({
      is: 'booked',
      visit: { slot: SECOND, status: 'booked', sequence: 2 },
    });
  });

  it('keeps the visit of before where the wanted slot is full', async () => {
    const families = await Promise.all(Array.from({ length: CAPACITY + 1 }, enquire));
    const last = families.at(-1) ?? '';
    for (const id of families.slice(0, -1)) await book(id, FIRST);
    await book(last, SECOND);
    expect(await book(last, FIRST)).toEqual({ is: 'refused' });
    expect(await findVisit(store.db, last)).toMatchObject({ slot: SECOND, status: 'booked' });
  });

  it.each([
    ['a time that the branch has not', '2025-12-11T10:10'],
    ['a holiday', '2025-12-25T09:30'],
    ['tomorrow morning, which is too near', '2025-12-09T05:00'],
    ['the past', '2025-12-02T09:30'],
  ])('refuses %s', async (_what, slot) => {
    expect(await book(await enquire(), slot)).toEqual({ is: 'refused' });
  });

  it('books nothing for an enquiry that is not there, or was withdrawn', async () => {
    expect(await book('OIS-0000-0000', FIRST)).toEqual({ is: 'gone' });
    const id = await enquire();
    await store.db.updateTable('enquiries').set({ status: 'withdrawn' }).execute();
    expect(await book(id, FIRST)).toEqual({ is: 'gone' });
  });

  it('goes with its enquiry, whoever deletes that', async () => {
    const id = await enquire();
    await book(id, FIRST);
    await store.db.deleteFrom('enquiries').where('id', '=', id).execute();
    expect(await findVisit(store.db, id)).toBeUndefined();
    expect(await seatsOf(FIRST)).toEqual([]);
  });
});
