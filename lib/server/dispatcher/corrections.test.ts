import type { Enquiry } from '@/lib/enquiry/enquiry';
import { saveEnquiry } from '@/lib/server/enquiries/saveEnquiry';
import { ErpUnavailableError } from '@/lib/server/erp/contract';
import type { Store } from '@/lib/server/store/store';
import { playErp, toServices } from '@/lib/server/testing/outbox';
import { eachStore } from '@/lib/server/testing/stores';
import { until } from '@/lib/server/testing/until';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { createDispatcher, type Dispatcher, type DispatcherOptions } from './createDispatcher';

const LIMIT_MS = 5_000;
const PARENT = { mobile: '9845012345', accessToken: 'token-of-asha' };
const DELIVERED = { is: 'delivered' };

let keys = 0;

/** An enquiry that its parent sends again and again. */
const newForm = (store: Store, at: () => number) => {
  keys += 1;
  const idempotencyKey = `key-of-a-correction-${keys}`;
  return (
    change: Partial<Enquiry> = {},
    parent: { mobile: string; accessToken: string | null } = PARENT,
  ) =>
    saveEnquiry(
      store,
      { enquiry: { ...SAMPLE_ENQUIRY, ...change }, idempotencyKey, attribution: null, parent },
      at(),
    );
};

eachStore('an enquiry that is corrected on its way', (openStore) => {
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

  const create = (getServices: DispatcherOptions['getServices']) => {
    const dispatcher = createDispatcher({
      getServices,
      now: () => clock,
      random: () => 0,
      pollMs: 20,
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
  const statusesOfDeliveries = async () =>
    (await store.db.selectFrom('deliveries').select('status').execute()).map(
      ({ status }) => status,
    );

  /** A school system that does something while it has the first form, and then answers it. */
  const whileFirst = (act: () => Promise<unknown>, answer?: 'refused' | 'down') => {
    const { erp, calls } = playErp(async (_input, call) => {
      if (call > 1) return undefined;
      await act();
      if (answer === 'down') throw new ErpUnavailableError();
      return answer && { outcome: answer, message: 'No.' };
    });
    const told = () =>
      calls.map(({ idempotencyKey, payload }) => [idempotencyKey, payload.child_name]);
    return { erp, told };
  };

  it.each([undefined, 'refused'] as const)(
    'goes again, and counts only then: the first form is answered with %p',
    async (answer) => {
      const send = newForm(store, () => clock);
      const { id, deliveryId } = await send();
      const { erp, told } = whileFirst(() => send({ child_name: 'Tara Rao' }), answer);
      const outcome = await create(toServices(store, erp)).deliver(deliveryId ?? '', LIMIT_MS);
      expect(outcome).toMatchObject(DELIVERED);
      expect(told()).toEqual([
        [id, 'Tara'],
        [`${id}.2`, 'Tara Rao'],
      ]);
      expect(await statusOf(id)).toBe('delivered');
      expect(await statusesOfDeliveries()).toEqual(['done']);
    },
  );

  it('tells who corrected it only of the correction', async () => {
    const send = newForm(store, () => clock);
    const first = await send();
    let corrected: Promise<unknown> = Promise.resolve();
    const { erp, told } = whileFirst(async () => {
      const second = await send({ child_name: 'Tara Rao' });
      corrected = dispatcher
        .deliver(second.deliveryId ?? '', LIMIT_MS)
        .then(({ is }) => [is, told().at(-1)]);
    });
    const dispatcher = create(toServices(store, erp));
    await dispatcher.deliver(first.deliveryId ?? '', LIMIT_MS);
    expect(await corrected).toEqual(['delivered', [`${first.id}.2`, 'Tara Rao']]);
    expect(told()).toHaveLength(2);
  });

  it('goes again by itself when another process has saved the correction', async () => {
    const send = newForm(store, () => clock);
    const { id } = await send();
    clock += 3_000;
    const { erp, told } = whileFirst(() => send({ child_name: 'Tara Rao' }));
    create(toServices(store, erp)).start();
    await until(async () => (await statusOf(id)) === 'delivered');
    expect(told().map(([, child]) => child)).toEqual(['Tara', 'Tara Rao']);
  });

  it('is sent as it is now when the first form could not be delivered', async () => {
    const send = newForm(store, () => clock);
    const { id, deliveryId } = await send();
    const { erp, told } = whileFirst(() => send({ child_name: 'Tara Rao' }), 'down');
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId ?? '', LIMIT_MS)).toEqual({ is: 'waiting' });
    clock += 60_000;
    await dispatcher.deliver(deliveryId ?? '', LIMIT_MS);
    expect(told().at(-1)).toEqual([`${id}.2`, 'Tara Rao']);
    expect(await statusOf(id)).toBe('delivered');
  });

  it('goes again with the login of the first form where the correction has none', async () => {
    const send = newForm(store, () => clock);
    const { id, deliveryId } = await send();
    const { erp, told } = whileFirst(() =>
      send({ child_name: 'Tara Rao' }, { ...PARENT, accessToken: null }),
    );
    await create(toServices(store, erp)).deliver(deliveryId ?? '', LIMIT_MS);
    expect(told().at(-1)).toEqual([`${id}.2`, 'Tara Rao']);
    expect(await statusOf(id)).toBe('delivered');
  });

  it('is done when the release before has counted no revision on the delivery', async () => {
    const send = newForm(store, () => clock);
    await send();
    const { id, deliveryId } = await send({ child_name: 'Tara Rao' });
    await store.db.updateTable('deliveries').set({ revision: 1 }).execute();
    const { erp, calls } = playErp();
    const dispatcher = create(toServices(store, erp));
    expect(await dispatcher.deliver(deliveryId ?? '', LIMIT_MS)).toMatchObject(DELIVERED);
    expect([calls.length, await statusOf(id)]).toEqual([1, 'delivered']);
  });

  it('ends with the newest of twenty corrections', async () => {
    const send = newForm(store, () => clock);
    const { id, deliveryId } = await send();
    const { erp, calls } = playErp(async (_input, call) => {
      if (call <= 20) await send({ child_name: `Tara ${'x'.repeat(call)}` });
      return undefined;
    });
    await create(toServices(store, erp)).deliver(deliveryId ?? '', LIMIT_MS);
    expect(calls).toHaveLength(21);
    expect(calls.at(-1)).toMatchObject({
      idempotencyKey: `${id}.21`,
      payload: { child_name: `Tara ${'x'.repeat(20)}` },
    });
  });
});
