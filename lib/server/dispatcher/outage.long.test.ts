import { setTimeout as wait } from 'node:timers/promises';
import { ErpUnavailableError } from '@/lib/server/erp/contract';
import { saveLead } from '@/lib/server/leads/saveLead';
import type { Store } from '@/lib/server/store/store';
import { playErp, queueEnquiry, toServices } from '@/lib/server/testing/outbox';
import { eachStore } from '@/lib/server/testing/stores';
import { until } from '@/lib/server/testing/until';
import { LONGEST_CALL_MS, timeLeft, withinRequest } from '@/lib/server/upstream/deadline';
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './createDispatcher';

const POLL_MS = 20;
const QUEUED = 120;

eachStore('the dispatcher while a service lets it down', (openStore) => {
  let store: Store;
  let clock = 0;
  let dispatcher: Dispatcher | undefined;

  beforeAll(async () => {
    store = await openStore();
  });
  beforeEach(() => {
    clock = Date.now();
  });
  afterEach(async () => {
    await dispatcher?.stop();
    await store.db.deleteFrom('deliveries').execute();
  });

  const create = (getServices: DispatcherOptions['getServices']): Dispatcher => {
    dispatcher = createDispatcher({ getServices, now: () => clock, pollMs: POLL_MS });
    return dispatcher;
  };
  const queueMany = async (count: number) => {
    for (let n = 0; n < count; n += 1) await queueEnquiry(store, clock);
    clock += 3_000;
  };
  const readDeliveries = () => store.db.selectFrom('deliveries').selectAll().execute();
  const countDone = async () =>
    (await readDeliveries()).filter(({ status }) => status === 'done').length;

  it('carries clicks while every enquiry hangs, and a request its own enquiry', async () => {
    let hanging = 0;
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { erp } = playErp(async ({ idempotencyKey }) => {
      if (idempotencyKey === own.id) return;
      hanging += 1;
      await slow;
    });
    await queueMany(40);
    await saveLead(store, { lead: { lead_url: '/' }, attribution: null }, clock - 3_000);
    const own = await queueEnquiry(store, clock);
    const { start, deliver } = create(toServices(store, erp));
    start();
    await until(async () => hanging === 16 && (await countDone()) === 1);
    expect(await deliver(own.deliveryId, 5_000)).toMatchObject({ is: 'delivered' });
    expect(hanging).toBe(16);
    letGo();
    await until(async () => (await countDone()) === 42);
  });

  it('does not run through the whole outbox while nothing gets through', async () => {
    let isUp = false;
    const { erp, calls } = playErp(async () => {
      // At once, as from an open circuit breaker.
      if (!isUp) throw new ErpUnavailableError();
    });
    await queueMany(QUEUED);
    const startedAt = performance.now();
    create(toServices(store, erp)).start();
    await until(() => calls.length > 16);
    await wait(POLL_MS * 10);
    // Full concurrency twice at most until it is noticed, then one call in each poll.
    const polls = (performance.now() - startedAt) / POLL_MS;
    expect(calls.length).toBeLessThanOrEqual(32 + Math.ceil(polls));
    expect((await readDeliveries()).filter(({ attempts }) => attempts === 0)).not.toHaveLength(0);

    isUp = true;
    // Those that were not tried have kept their place: they go without any further pause.
    const untried = (await readDeliveries()).filter(({ attempts }) => attempts === 0).length;
    await until(async () => (await countDone()) >= untried);
    clock += 60_000;
    await until(async () => (await countDone()) === QUEUED);
  });

  it('does not inherit the deadline of the request that sets it off', async () => {
    const left: number[] = [];
    const { erp } = playErp(async () => {
      left.push(timeLeft());
    });
    const one = await queueEnquiry(store, clock);
    const { start, deliver } = create(toServices(store, erp));
    await withinRequest(async () => {
      await wait(30);
      expect(timeLeft()).toBeLessThan(LONGEST_CALL_MS);
      await deliver(one.deliveryId, 5_000);
      start();
    });
    await queueMany(20);
    await until(() => left.length === 21);
    expect(new Set(left)).toEqual(new Set([LONGEST_CALL_MS]));
  });
});
