import { setTimeout as wait } from 'node:timers/promises';
import { openDelivery } from '@/lib/server/enquiries/delivery';
import { listEnquiries } from '@/lib/server/enquiries/listEnquiries';
import { ErpUnavailableError } from '@/lib/server/erp/contract';
import type { Store } from '@/lib/server/store/store';
import { playErp, playSiteApi, queueEnquiry, toServices } from '@/lib/server/testing/outbox';
import { useKeys, useOwnKeys } from '@/lib/server/testing/sampleKeys';
import { eachStore } from '@/lib/server/testing/stores';
import { until } from '@/lib/server/testing/until';
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './createDispatcher';

const DAY_MS = 24 * 60 * 60_000;
const LIMIT_MS = 5_000;

/** A promise that the test lets go of. */
const createLatch = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

eachStore('the dispatcher', (openStore, tools) => {
  let store: Store;
  let clock = 0;
  const running: Dispatcher[] = [];

  beforeAll(async () => {
    store = await openStore();
  });
  beforeEach(() => {
    clock = Date.now();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((dispatcher) => dispatcher.stop()));
    await store.db.deleteFrom('deliveries').execute();
  });

  const create = (
    getServices: DispatcherOptions['getServices'],
    options: Partial<DispatcherOptions> = {},
  ) => {
    const dispatcher = createDispatcher({
      getServices,
      now: () => clock,
      random: () => 0,
      pollMs: 20,
      ...options,
    });
    running.push(dispatcher);
    return dispatcher;
  };
  const statusOf = async (id: string) =>
    (
      await store.db
        .selectFrom('enquiries')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;
  const deliveryOf = (id: string) =>
    store.db
      .selectFrom('deliveries')
      .selectAll()
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();

  it('sends an enquiry at once, with its reference as the key, and forgets the token', async () => {
    const { erp, calls } = playErp();
    const { id, deliveryId } = await queueEnquiry(store, clock);
    const outcome = await create(toServices(store, erp)).deliver(deliveryId, LIMIT_MS);
    expect(outcome).toEqual({
      is: 'delivered',
      onboarded: { parent_name: 'Asha Rao', grade_name: 'Grade 1' },
    });
    expect(calls).toEqual([
      {
        idempotencyKey: id,
        accessToken: 'token-of-asha',
        payload: {
          parent_name: 'Asha Rao',
          child_name: 'Tara',
          email: '',
          date_of_birth: '2019-04-02',
          branch: 8,
          grade: 5,
          is_active: true,
          lead_info: 'Worksheet',
        },
      },
    ]);
    expect(await statusOf(id)).toBe('delivered');
    expect(await deliveryOf(id)).toMatchObject({
      status: 'done',
      done_at: clock,
      sealed_payload: '',
    });
  });

  it('finds by itself what nobody has sent', async () => {
    const { erp } = playErp();
    const all = await Promise.all(Array.from({ length: 12 }, () => queueEnquiry(store, clock)));
    clock += 3_000;
    create(toServices(store, erp)).start();
    for (const { id } of all) await until(async () => (await statusOf(id)) === 'delivered');
  });

  it('leaves a new enquiry to the request that saved it', async () => {
    const { erp, calls } = playErp();
    await queueEnquiry(store, clock);
    create(toServices(store, erp)).start();
    await wait(100);
    expect(calls).toEqual([]);
  });

  it.each([
    [
      { outcome: 'refused', message: 'No seat.' },
      { is: 'refused', message: 'No seat.' },
    ],
    [
      { outcome: 'refused', message: null },
      { is: 'refused', message: null },
    ],
    [{ outcome: 'loginExpired' }, { is: 'follow-up' }],
  ] as const)('hands an enquiry that ends with %j to people', async (outcome, expected) => {
    const { erp, calls } = playErp(async () => outcome);
    const { id, deliveryId } = await queueEnquiry(store, clock);
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId, LIMIT_MS)).toEqual(expected);
    expect(await statusOf(id)).toBe('follow-up');
    const delivery = await deliveryOf(id);
    expect(delivery.status).toBe('follow-up');
    // So that it can be sent again: see deadLetters.ts.
    expect(await openDelivery(delivery)).toEqual({ accessToken: 'token-of-asha' });
    clock += DAY_MS;
    dispatcher.start();
    await wait(100);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['is unavailable', new ErpUnavailableError()],
    ['fails as nobody thought of', new TypeError('x is undefined')],
  ])('tries again, later each time, while the school system %s', async (_what, error) => {
    const { erp, calls } = playErp(async (_input, call) => {
      if (call <= 3) throw error;
    });
    const { id, deliveryId } = await queueEnquiry(store, clock);
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId, LIMIT_MS)).toEqual({ is: 'waiting' });
    expect(await statusOf(id)).toBe('queued');
    expect((await deliveryOf(id)).next_attempt_at).toBe(clock + 2_000);
    dispatcher.start();
    for (const [attempts, pause] of [
      [2, 4_000],
      [3, 8_000],
    ]) {
      clock += (pause ?? 0) / 2 - 1;
      await wait(60);
      expect(calls).toHaveLength((attempts ?? 0) - 1);
      clock += 1;
      await until(async () => (await deliveryOf(id)).next_attempt_at === clock + (pause ?? 0));
    }
    clock += 8_000;
    await until(async () => (await statusOf(id)) === 'delivered');
    expect((await deliveryOf(id)).attempts).toBe(4);
  });

  it('gives a week-old enquiry to people', async () => {
    const { erp } = playErp(async () => {
      throw new ErpUnavailableError();
    });
    const { id, deliveryId } = await queueEnquiry(store, clock);
    clock += 7 * DAY_MS + 1;
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId, LIMIT_MS)).toEqual({ is: 'follow-up' });
    expect(await statusOf(id)).toBe('follow-up');
  });

  it('gives an enquiry whose token it cannot read to people', async () => {
    const { erp, calls } = playErp();
    const { id, deliveryId } = await queueEnquiry(store, clock);
    await store.db.updateTable('deliveries').set({ sealed_payload: 'forged' }).execute();
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId, LIMIT_MS)).toEqual({ is: 'follow-up' });
    expect(await statusOf(id)).toBe('follow-up');
    expect(calls).toEqual([]);
  });

  it('sends what has waited through a change of both keys', async () => {
    useKeys({});
    const { erp, calls } = playErp();
    const { id, deliveryId } = await queueEnquiry(store, clock);
    useKeys({ site: ['site two'], data: ['data two', 'data one'] });
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId, LIMIT_MS)).toMatchObject({ is: 'delivered' });
    expect(calls).toMatchObject([
      { idempotencyKey: id, accessToken: 'token-of-asha', payload: { child_name: 'Tara' } },
    ]);
    useOwnKeys();
  });

  it('gives an enquiry whose key is lost to people, with the reason, and goes on', async () => {
    useKeys({});
    const { erp, calls } = playErp();
    const lost = await queueEnquiry(store, clock);
    useKeys({ data: ['data two'] });
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(lost.deliveryId, LIMIT_MS)).toEqual({ is: 'follow-up' });
    const listed = await listEnquiries(store, {});
    expect(listed.find(({ reference }) => reference === lost.id)).toMatchObject({
      problem: 'the token cannot be read: the key that encrypted it is missing',
    });
    expect(calls).toEqual([]);
    const next = await queueEnquiry(store, clock);
    expect(await dispatcher.deliver(next.deliveryId, LIMIT_MS)).toMatchObject({ is: 'delivered' });
    useOwnKeys();
  });

  it('does not make a parent wait for a slow school system, and still delivers', async () => {
    const slow = createLatch();
    const { erp, calls } = playErp(async () => {
      await slow.opened;
      return undefined;
    });
    const { id, deliveryId } = await queueEnquiry(store, clock);
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId, 50)).toEqual({ is: 'waiting' });
    const second = dispatcher.deliver(deliveryId, LIMIT_MS);
    slow.open();
    expect(await second).toMatchObject({ is: 'delivered' });
    expect(await statusOf(id)).toBe('delivered');
    expect(calls).toHaveLength(1);
  });

  it('delivers once when two processes look at the same time', async () => {
    const target = await tools.target();
    const one = await tools.openAt(target);
    // Two SQLite connections in one thread would wait for each other for ever.
    const two = one.dialect === 'sqlite' ? one : await tools.openAt(target);
    const { erp, calls } = playErp(() => wait(20, undefined));
    const all: { id: string }[] = [];
    for (let n = 0; n < 30; n += 1) all.push(await queueEnquiry(one, clock));
    clock += 3_000;
    for (const each of [one, two]) create(toServices(each, erp)).start();
    await until(async () => {
      const left = await two.db
        .selectFrom('deliveries')
        .select('id')
        .where('status', '=', 'waiting')
        .execute();
      return left.length === 0;
    });
    const sent = calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(sent.sort()).toEqual(all.map(({ id }) => id).sort());
    await Promise.all(running.splice(0).map((dispatcher) => dispatcher.stop()));
  });

  it('takes over from a process that died in the middle', async () => {
    const { erp, calls } = playErp();
    const { id } = await queueEnquiry(store, clock);
    await store.db
      .updateTable('deliveries')
      .set({ locked_until: clock + 10_000, next_attempt_at: clock })
      .execute();
    create(toServices(store, erp)).start();
    await wait(60);
    expect(calls).toEqual([]);
    clock += 10_000;
    await until(async () => (await statusOf(id)) === 'delivered');
  });

  it('waits on stop for what is under way and begins nothing new', async () => {
    const slow = createLatch();
    const { erp, calls } = playErp(async () => {
      await slow.opened;
      return undefined;
    });
    const first = await queueEnquiry(store, clock);
    const second = await queueEnquiry(store, clock);
    const dispatcher = create(toServices(store, erp));
    dispatcher.start();
    void dispatcher.deliver(first.deliveryId, LIMIT_MS);
    await until(() => calls.length === 1);
    let hasStopped = false;
    const stopped = dispatcher.stop().then(() => {
      hasStopped = true;
    });
    expect(await dispatcher.deliver(second.deliveryId, LIMIT_MS)).toEqual({ is: 'waiting' });
    await wait(60);
    expect(hasStopped).toBe(false);
    slow.open();
    await stopped;
    expect(await statusOf(first.id)).toBe('delivered');
    expect(await statusOf(second.id)).toBe('queued');
    expect(calls).toHaveLength(1);
  });

  it('lives on while the store does not answer', async () => {
    const { erp } = playErp();
    const { id } = await queueEnquiry(store, clock);
    clock += 3_000;
    let isDown = true;
    const services = toServices(store, erp);
    const dispatcher = create(async () => {
      if (isDown) throw new Error('The store is down.');
      return services();
    });
    dispatcher.start();
    expect(await dispatcher.deliver('any', LIMIT_MS)).toEqual({ is: 'waiting' });
    await wait(60);
    isDown = false;
    await until(async () => (await statusOf(id)) === 'delivered');
  });

  it('does not take back that the admissions team has called', async () => {
    const { erp } = playErp();
    const { id, deliveryId } = await queueEnquiry(store, clock);
    await store.db
      .updateTable('enquiries')
      .set({ status: 'in-touch' })
      .where('id', '=', id)
      .execute();
    await create(toServices(store, erp)).deliver(deliveryId, LIMIT_MS);
    expect(await statusOf(id)).toBe('in-touch');
  });

  it('sends a WhatsApp lead and keeps its ticket', async () => {
    const { erp } = playErp();
    const leads: unknown[] = [];
    const siteApi = playSiteApi(async (lead, key) => {
      leads.push([lead, key]);
      return { ref_id: 'T-77' };
    });
    const lead = { lead_url: 'https://x.example/', utm_source: 'google' };
    await store.db
      .insertInto('whatsapp_leads')
      .values({ id: 'lead-1', created_at: clock, lead_json: JSON.stringify(lead) })
      .execute();
    await store.db
      .insertInto('deliveries')
      .values({
        id: 'd-1',
        kind: 'whatsapp-lead',
        subject_id: 'lead-1',
        sealed_payload: '',
        status: 'waiting',
        attempts: 0,
        next_attempt_at: clock,
        locked_until: 0,
        created_at: clock,
      })
      .execute();
    create(toServices(store, erp, siteApi)).start();
    await until(async () => (await deliveryOf('lead-1')).status === 'done');
    expect(leads).toEqual([[lead, 'lead-1']]);
    const row = await store.db.selectFrom('whatsapp_leads').select('ref_id').executeTakeFirst();
    expect(row).toEqual({ ref_id: 'T-77' });
  });
});
