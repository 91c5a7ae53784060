import { setStatus } from '@/lib/server/enquiries/status';
import type { OnboardOutcome } from '@/lib/server/erp/contract';
import { saveLead } from '@/lib/server/leads/saveLead';
import { SiteApiError } from '@/lib/server/siteApi/contract';
import type { Store } from '@/lib/server/store/store';
import { sweep } from '@/lib/server/store/sweep';
import { playErp, playSiteApi, queueEnquiry, toServices } from '@/lib/server/testing/outbox';
import { eachStore } from '@/lib/server/testing/stores';
import { createDispatcher, type Dispatcher } from './createDispatcher';
import { countDeadLetters, findDeadLetter, listDeadLetters, retryDeadLetter } from './deadLetters';

const LIMIT_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
const REFUSED: OnboardOutcome = { outcome: 'refused', message: 'Bad request' };

eachStore('dead letters', (openStore) => {
  let store: Store;
  let clock = 0;
  let isOut = true;
  let dispatcher: Dispatcher;
  let enquiries: ReturnType<typeof playErp>['calls'];
  let leads: unknown[];

  beforeAll(async () => {
    store = await openStore();
  });
  beforeEach(() => {
    clock = Date.now();
    isOut = true;
    leads = [];
    const { erp, calls } = playErp(async () => (isOut ? REFUSED : undefined));
    enquiries = calls;
    const siteApi = playSiteApi(async (...lead) => {
      leads.push(lead);
      if (isOut) throw new SiteApiError('site-api refused 400', { isRefusal: true });
      return { ref_id: 'T-1' };
    });
    const getServices = toServices(store, erp, siteApi);
    dispatcher = createDispatcher({ getServices, now: () => clock, pollMs: 20 });
  });
  afterEach(async () => {
    await dispatcher.stop();
    await store.db.deleteFrom('deliveries').execute();
    await store.db.deleteFrom('enquiries').execute();
    await store.db.deleteFrom('whatsapp_leads').execute();
  });

  const refuseEnquiry = async () => {
    const { id, deliveryId } = await queueEnquiry(store, clock);
    await dispatcher.deliver(deliveryId, LIMIT_MS);
    return { id, deliveryId };
  };
  const refuseLead = async () => {
    const lead = { lead: { lead_url: '/lp/pune' }, attribution: null };
    const { id, deliveryId } = await saveLead(store, lead, clock);
    await dispatcher.deliver(deliveryId, LIMIT_MS);
    return { id, deliveryId };
  };
  const retryAll = async () => {
    const letters = await listDeadLetters(store.db, null);
    const all: string[] = [];
    for (const letter of letters) all.push(await retryDeadLetter(store, letter, clock));
    return all;
  };

  it('are counted and listed, each kind, with what the other side wrote', async () => {
    expect(await countDeadLetters(store.db)).toEqual([]);
    const enquiry = await refuseEnquiry();
    clock += 1;
    const lead = await refuseLead();
    expect((await countDeadLetters(store.db)).sort((a, b) => a.kind.localeCompare(b.kind))).toEqual(
      [
        { kind: 'enquiry', count: 1 },
        { kind: 'whatsapp-lead', count: 1 },
      ],
    );
    expect(await listDeadLetters(store.db, null)).toMatchObject([
      { subject_id: enquiry.id, kind: 'enquiry', last_error: 'refused: Bad request', attempts: 1 },
      { subject_id: lead.id, kind: 'whatsapp-lead', last_error: 'refused: site-api refused 400' },
    ]);
    expect(await listDeadLetters(store.db, 'whatsapp-lead')).toHaveLength(1);
  });

  it('go again as they were saved, under the same keys', async () => {
    const [enquiry, lead] = [await refuseEnquiry(), await refuseLead()];
    const [first] = enquiries;
    isOut = false;
    // The delivery is a week old by now, and yet it has a week to arrive in.
    clock += 8 * DAY_MS;
    expect(await retryAll()).toEqual(['queued', 'queued']);
    for (const { deliveryId } of [enquiry, lead]) {
      expect(await dispatcher.deliver(deliveryId, LIMIT_MS)).toMatchObject({ is: 'delivered' });
    }
    expect(enquiries).toEqual([first, first]);
    expect(leads).toEqual([
      [{ lead_url: '/lp/pune' }, lead.id],
      [{ lead_url: '/lp/pune' }, lead.id],
    ]);
    expect(await countDeadLetters(store.db)).toEqual([]);
    expect(await retryAll()).toEqual([]);
  });

  it('wait like new ones while the other side is down', async () => {
    const { id, deliveryId } = await refuseEnquiry();
    clock += 8 * DAY_MS;
    await retryAll();
    const { erp } = playErp(async () => {
      throw new Error('down');
    });
    const other = createDispatcher({ getServices: toServices(store, erp), now: () => clock });
    expect(await other.deliver(deliveryId, LIMIT_MS)).toEqual({ is: 'waiting' });
    await other.stop();
    expect(await findDeadLetter(store.db, 'enquiry', id)).toBeNull();
  });

  it('are dead again when they are refused again', async () => {
    const { id, deliveryId } = await refuseEnquiry();
    await retryAll();
    expect(await findDeadLetter(store.db, 'enquiry', id)).toBeNull();
    expect(await dispatcher.deliver(deliveryId, LIMIT_MS)).toMatchObject({ is: 'refused' });
    expect(await findDeadLetter(store.db, 'enquiry', id)).toMatchObject({ subject_id: id });
  });

  it('are none any more once a person has called', async () => {
    const { id } = await refuseEnquiry();
    const letter = await findDeadLetter(store.db, 'enquiry', id);
    await setStatus(store.db, { id, to: 'in-touch', at: clock });
    expect(await countDeadLetters(store.db)).toEqual([]);
    expect(letter && (await retryDeadLetter(store, letter, clock))).toBe('gone');
  });

  it('are sent again once when two people ask for it', async () => {
    const { id } = await refuseEnquiry();
    const letter = await findDeadLetter(store.db, 'enquiry', id);
    expect(letter && (await retryDeadLetter(store, letter, clock))).toBe('queued');
    expect(letter && (await retryDeadLetter(store, letter, clock))).toBe('gone');
  });

  it('count once where the release before has left two of one enquiry', async () => {
    const { id, deliveryId } = await refuseEnquiry();
    const row = await store.db
      .selectFrom('deliveries')
      .selectAll()
      .where('id', '=', deliveryId)
      .executeTakeFirstOrThrow();
    const older = { ...row, id: 'older', created_at: row.created_at - 1, sealed_payload: '' };
    await store.db.insertInto('deliveries').values(older).execute();
    expect(await listDeadLetters(store.db, null)).toMatchObject([
      { id: deliveryId, subject_id: id },
    ]);
  });

  it('have no login left after 30 days', async () => {
    const { id } = await refuseEnquiry();
    await sweep(store, clock + 29 * DAY_MS);
    const letter = await findDeadLetter(store.db, 'enquiry', id);
    expect(letter?.sealed_payload).not.toBe('');
    await sweep(store, clock + 31 * DAY_MS);
    const swept = await findDeadLetter(store.db, 'enquiry', id);
    expect(swept?.sealed_payload).toBe('');
    expect(swept && (await retryDeadLetter(store, swept, clock))).toBe('no-login');
    expect(await findDeadLetter(store.db, 'enquiry', id)).toEqual(swept);
  });
});
