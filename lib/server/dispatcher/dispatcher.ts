import { getErp } from '@/lib/server/erp/erp';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';
import { getStore } from '@/lib/server/store/store';
import { timeLeft } from '@/lib/server/upstream/deadline';
import type { Services } from './attempt';
import { createDispatcher, type Dispatcher } from './createDispatcher';
import type { DeliveryOutcome } from './outcome';

export type { DeliveryOutcome };

// Next bundles instrumentation and each API route apart: only the global object is common to them.
const shared: typeof globalThis & { siteDispatcher?: Dispatcher } = globalThis;

/** Starts to carry the outbox; once per process, however often it is called. */
export const startDispatcher = (): Pick<Dispatcher, 'stop'> => {
  const dispatcher = getDispatcher();
  dispatcher.start();
  return dispatcher;
};

/**
 * Sends one delivery now and waits as long as the request may, at most five seconds. `waiting` after
 * that: the dispatcher has it then.
 */
export const deliverNow = (deliveryId: string): Promise<DeliveryOutcome> =>
  getDispatcher().deliver(deliveryId, timeLeft());

const getDispatcher = (): Dispatcher => {
  shared.siteDispatcher ??= createDispatcher({ getServices });
  return shared.siteDispatcher;
};

const getServices = async (): Promise<Services> => {
  const [store, erp, siteApi] = await Promise.all([getStore(), getErp(), getSiteApi()]);
  return { store, erp, siteApi };
};
