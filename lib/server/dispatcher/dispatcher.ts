import { getErp } from '@/lib/server/erp/erp';
import { processSingleton } from '@/lib/server/processSingleton';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';
import { getStore } from '@/lib/server/store/store';
import { timeLeft } from '@/lib/server/upstream/deadline';
import type { Services } from './attempt';
import { createDispatcher, type Dispatcher } from './createDispatcher';
import type { DeliveryOutcome } from './outcome';

export type { DeliveryOutcome };

const shared = processSingleton('dispatcher', (): { dispatcher: Dispatcher | null } => ({
  dispatcher: null,
}));

/** Starts to carry the outbox; once per process, however often it is called. */
export const startDispatcher = (): void => getDispatcher().start();

/** Takes on nothing new, whether it was started or not, and waits for what is under way. */
export const stopDispatcher = (): Promise<void> => getDispatcher().stop();

/**
 * Sends one delivery now and waits as long as the request may, at most five seconds. `waiting` after
 * that: the dispatcher has it then.
 */
export const deliverNow = (deliveryId: string): Promise<DeliveryOutcome> =>
  getDispatcher().deliver(deliveryId, timeLeft());

const getDispatcher = (): Dispatcher => {
  shared.dispatcher ??= createDispatcher({ getServices });
  return shared.dispatcher;
};

/** The next delivery gets a dispatcher of its own: for unit tests. */
export const forgetDispatcher = (): void => {
  shared.dispatcher = null;
};

const getServices = async (): Promise<Services> => {
  const [store, erp, siteApi] = await Promise.all([getStore(), getErp(), getSiteApi()]);
  return { store, erp, siteApi };
};
