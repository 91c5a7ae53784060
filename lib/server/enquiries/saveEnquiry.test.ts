import { CONSENT_NOTICE } from '@/data/copy/consent';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { Store } from '@/lib/server/store/store';
import { eachStore } from '@/lib/server/testing/stores';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { ConsentWithdrawnError, type NewEnquiry } from './newEnquiry';
import { openForPeople } from './personalColumns';
import { saveEnquiry } from './saveEnquiry';
import { setStatus } from './status';

const AT = Date.parse('2025-04-15T10:00:00Z');
const TARA: Enquiry = { ...SAMPLE_ENQUIRY, mobile: '9845012345' };
const ASHA = { mobile: '9845012345', accessToken: 'token-of-asha' };
const RAVI = { mobile: '9900011111', accessToken: 'token-of-ravi' };

let count = 0;
const newKey = (): string => {
  count += 1;
  return `key-of-a-browser-${count}`;
};

eachStore('saving an enquiry', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });

  const save = (key: string, change: Partial<NewEnquiry> = {}) =>
    saveEnquiry(
      store,
      { enquiry: TARA, idempotencyKey: key, attribution: null, parent: null, ...change },
      AT,
    );
  const rowOf = async (id: string) =>
    openForPeople(
      await store.db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const deliveriesOf = (id: string) =>
    store.db.selectFrom('deliveries').selectAll().where('subject_id', '=', id).execute();

  it('saves an anonymous enquiry and sends nothing yet', async () => {
    const saved = await save(newKey(), { attribution: '{"pages":["/"]}' });
    expect(saved).toMatchObject({ isNew: true, isVerified: false, deliveryId: null });
    expect(await rowOf(saved.id)).toMatchObject({
      status: 'unverified',
      parent_name: 'Asha Rao',
      email: null,
      mobile: '9845012345',
      mobile_verified: 0,
      lead_info: 'Worksheet',
      consent_version: CONSENT_NOTICE.version,
      consent_at: AT,
      attribution_json: '{"pages":["/"]}',
    });
    expect(await deliveriesOf(saved.id)).toEqual([]);
  });

  it('saves a parent’s enquiry and what has to be sent together', async () => {
    const { id, deliveryId } = await save(newKey(), { parent: RAVI });
    // The confirmed number, not the typed one.
    expect(await rowOf(id)).toMatchObject({
      status: 'queued',
      mobile: '9900011111',
      mobile_verified: 1,
    });
    const deliveries = await deliveriesOf(id);
    expect(deliveries).toMatchObject([{ id: deliveryId, kind: 'enquiry', status: 'waiting' }]);
    expect(JSON.stringify(deliveries)).not.toContain('token-of-ravi');
  });

  it('is one enquiry when it is sent twenty times at once', async () => {
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 20 }, () => save(key)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('is sent on once when it is verified twenty times at once', async () => {
    const key = newKey();
    const { id } = await save(key);
    const all = await Promise.all(Array.from({ length: 20 }, () => save(key, { parent: ASHA })));
    expect(new Set(all.map((saved) => saved.id))).toEqual(new Set([id]));
    expect(await deliveriesOf(id)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', mobile_verified: 1 });
  });

  it('goes on as the same enquiry once the number is verified', async () => {
    const key = newKey();
    const { id } = await save(key);
    const { mobile: _, ...withoutMobile } = TARA;
    const again = await save(key, { enquiry: withoutMobile, parent: ASHA });
    expect(again).toMatchObject({ id, isNew: false, isVerified: true });
    expect(again.deliveryId).not.toBeNull();
  });

  it('waits for a person when the login has no token', async () => {
    const saved = await save(newKey(), { parent: { ...ASHA, accessToken: null } });
    expect(saved.deliveryId).toBeNull();
    expect((await rowOf(saved.id)).status).toBe('follow-up');
  });

  it('is corrected by its own parent under the same key', async () => {
    const key = newKey();
    const { id } = await save(key, { parent: ASHA });
    await store.db.updateTable('deliveries').set({ status: 'follow-up' }).execute();
    await setStatus(store.db, { id, to: 'follow-up', at: AT });
    const enquiry = { ...TARA, child_name: 'Tara Rao' };
    const corrected = await save(key, { enquiry, parent: ASHA });
    expect(corrected).toMatchObject({ id, isNew: false });
    expect(await rowOf(id)).toMatchObject({
      child_name: 'Tara Rao',
      status: 'queued',
      revision: 2,
    });
    // The delivery that was given up goes again: none is left behind among the dead letters.
    expect(await deliveriesOf(id)).toMatchObject([
      { id: corrected.deliveryId, status: 'waiting', revision: 2, attempts: 0, retried_at: AT },
    ]);
  });

  it('is another revision with each correction, and the same one when it is repeated', async () => {
    const key = newKey();
    const { id, deliveryId } = await save(key, { parent: ASHA });
    const revisionOf = async () => [
      (await rowOf(id)).revision,
      ...(await deliveriesOf(id)).map(({ revision }) => revision),
    ];
    expect(await revisionOf()).toEqual([1, 1]);
    await save(key, { parent: ASHA });
    expect(await revisionOf()).toEqual([1, 1]);
    const enquiry = { ...TARA, child_name: 'Tara Rao' };
    expect(await save(key, { enquiry, parent: ASHA })).toMatchObject({ id, deliveryId });
    await save(key, { enquiry, parent: ASHA });
    expect(await revisionOf()).toEqual([2, 2]);
    await save(key, { parent: ASHA });
    expect(await revisionOf()).toEqual([3, 3]);
  });

  it('counts each of four corrections that come at once', async () => {
    const key = newKey();
    const { id } = await save(key, { parent: ASHA });
    const names = Array.from({ length: 4 }, (_, number) => `Tara ${'x'.repeat(number + 1)}`);
    await Promise.all(
      names.map((child_name) => save(key, { enquiry: { ...TARA, child_name }, parent: ASHA })),
    );
    expect((await rowOf(id)).revision).toBe(5);
    expect(await deliveriesOf(id)).toMatchObject([{ revision: 5 }]);
  });

  it('tells what is on its way of a correction that comes without a login', async () => {
    const key = newKey();
    const { id } = await save(key, { parent: ASHA });
    const enquiry = { ...TARA, child_name: 'Tara Rao' };
    const parent = { ...ASHA, accessToken: null };
    expect(await save(key, { enquiry, parent })).toMatchObject({ id, deliveryId: null });
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', revision: 2 }]);
  });

  describe('that its parent has submitted again meanwhile', () => {
    const first = { parent: ASHA, submittedAt: 1_000 };
    const corrected = {
      parent: ASHA,
      submittedAt: 2_000,
      enquiry: { ...TARA, child_name: 'Tara Rao' },
    };
    const countRows = async () =>
      (await store.db.selectFrom('enquiries').select('id').execute()).length;

    it.each(['queued', 'delivered', 'in-touch', 'follow-up'] as const)(
      'stays %s as it was corrected when the first form arrives last',
      async (status) => {
        const key = newKey();
        const { id } = await save(key, corrected);
        await store.db.updateTable('enquiries').set({ status }).where('id', '=', id).execute();
        const [before, count] = [await rowOf(id), await countRows()];
        expect(await save(key, first)).toMatchObject({ id, isNew: false, deliveryId: null });
        expect(await rowOf(id)).toEqual(before);
        expect(await countRows()).toBe(count);
        expect(await deliveriesOf(id)).toMatchObject([{ revision: 1 }]);
      },
    );

    it('is corrected when the forms arrive in their order, and a repeat of the last one changes nothing', async () => {
      const key = newKey();
      const { id } = await save(key, first);
      expect(await save(key, corrected)).toMatchObject({ id });
      expect(await save(key, corrected)).toMatchObject({ id });
      expect(await save(key, first)).toMatchObject({ id, deliveryId: null });
      expect(await rowOf(id)).toMatchObject({
        child_name: 'Tara Rao',
        revision: 2,
        submitted_at: 2_000,
      });
    });

    it('stays as it was sent a third time when the second form arrives last', async () => {
      const key = newKey();
      const { id } = await save(key, first);
      await setStatus(store.db, { id, to: 'delivered', at: AT });
      await save(key, { ...first, submittedAt: 3_000 });
      const count = await countRows();
      expect(await save(key, corrected)).toMatchObject({ id, isDelivered: true });
      expect(await countRows()).toBe(count);
    });

    it('keeps the number that an anonymous parent has put right', async () => {
      const key = newKey();
      const { id } = await save(key, { submittedAt: 2_000 });
      const wrong = { ...TARA, mobile: '9876500000' };
      expect(await save(key, { enquiry: wrong, submittedAt: 1_000 })).toMatchObject({ id });
      expect((await rowOf(id)).mobile).toBe(TARA.mobile);
      const late = await save(key, { enquiry: wrong, submittedAt: 1_000, parent: RAVI });
      expect(late).toMatchObject({ id, isVerified: false });
    });

    it('is confirmed by the same form with a session', async () => {
      const key = newKey();
      const { id } = await save(key, { submittedAt: 2_000 });
      const confirmed = await save(key, { submittedAt: 2_000, parent: ASHA });
      expect(confirmed).toMatchObject({ id, isVerified: true });
      expect(confirmed.deliveryId).not.toBeNull();
    });

    it('is withdrawn for the first form too', async () => {
      const key = newKey();
      const { id } = await save(key, corrected);
      await store.db
        .updateTable('enquiries')
        .set({ status: 'withdrawn' })
        .where('id', '=', id)
        .execute();
      await expect(save(key, first)).rejects.toBeInstanceOf(ConsentWithdrawnError);
    });

    it('is not what another parent with the same key and a form of their own is answered', async () => {
      const key = newKey();
      const { id } = await save(key, { ...corrected, enquiry: TARA });
      const other = await save(key, { ...first, parent: RAVI });
      expect(other.id).not.toBe(id);
      expect(other).toMatchObject({ isNew: true });
    });

    it('takes what arrives last for the newest where a browser does not say when', async () => {
      const key = newKey();
      const { id } = await save(key, corrected);
      expect(await save(key, { parent: ASHA })).toMatchObject({ id });
      expect(await rowOf(id)).toMatchObject({ child_name: TARA.child_name, revision: 2 });
    });
  });

  it('is not changed or found by anybody who has the key but not the details', async () => {
    const key = newKey();
    const { id } = await save(key, { parent: ASHA });
    const before = await rowOf(id);
    const other = await save(key, { enquiry: { ...TARA, child_name: 'Mallory' } });
    expect(other).toMatchObject({ isNew: true, isVerified: false });
    expect(other.id).not.toBe(id);
    expect(await rowOf(id)).toEqual(before);
  });

  it('is not taken over by another parent who has the key and the details', async () => {
    const key = newKey();
    const { id } = await save(key, { parent: ASHA });
    const before = await rowOf(id);
    const other = await save(key, { parent: RAVI });
    expect(other.id).not.toBe(id);
    expect(await save(key, { parent: RAVI })).toMatchObject({ id: other.id, isNew: false });
    expect(await rowOf(id)).toEqual(before);
  });

  it('lets an anonymous parent put the typed number right, but never a confirmed one', async () => {
    const key = newKey();
    const { id } = await save(key);
    const enquiry = { ...TARA, mobile: '9876500000' };
    expect(await save(key, { enquiry })).toMatchObject({ id, isVerified: false });
    expect((await rowOf(id)).mobile).toBe('9876500000');
    await save(key, { parent: ASHA });
    await save(key, { enquiry });
    expect((await rowOf(id)).mobile).toBe(ASHA.mobile);
  });

  it('stays as it is once the admissions team has called', async () => {
    const key = newKey();
    const { id } = await save(key, { parent: ASHA });
    expect(await setStatus(store.db, { id, to: 'in-touch', at: AT })).toBe(true);
    expect(await save(key, { parent: ASHA })).toMatchObject({ id, deliveryId: null });
    expect(await setStatus(store.db, { id, to: 'delivered', at: AT })).toBe(false);
    expect((await rowOf(id)).status).toBe('in-touch');
  });

  it('leaves nothing behind when what has to be sent cannot be written', async () => {
    const broken = { ...ASHA, accessToken: 'x' };
    await store.db.schema.alterTable('deliveries').renameTo('elsewhere').execute();
    const key = newKey();
    // Not toThrow: SQLite's errors are those of the first test file that this process ran.
    await expect(save(key, { parent: broken })).rejects.toMatchObject({
      message: expect.stringContaining('deliveries'),
    });
    await store.db.schema.alterTable('elsewhere').renameTo('deliveries').execute();
    expect(await save(key)).toMatchObject({ isNew: true });
  });
});
