import { LONGEST_DELIVERY_DAYS } from '@/lib/server/enquiries/delivery';
import { type Erp, ErpError } from '@/lib/server/erp/contract';
import { log } from '@/lib/server/log';
import type { SiteApi } from '@/lib/server/siteApi/contract';
import type { Store } from '@/lib/server/store/store';
import { backoffMs } from './backoff';
import type { Delivery } from './claim';
import type { DeliveryOutcome } from './outcome';
import { recordDone, recordFollowUp, recordRetry } from './record';
import { sendEnquiry } from './sendEnquiry';
import { sendLead } from './sendLead';
import { UnsendableError } from './unsendable';

const DAY_MS = 24 * 60 * 60_000;

/** What a dispatcher works with. */
export type Services = { store: Store; erp: Erp; siteApi: SiteApi };

export type Chance = { now: () => number; random: () => number };

/** Sends one claimed delivery and writes down how it went. */
export const attempt = async (
  services: Services,
  delivery: Delivery,
  { now, random }: Chance,
): Promise<DeliveryOutcome> => {
  const { store } = services;
  try {
    const outcome = await send(services, delivery);
    await recordDone(store, delivery, now());
    return outcome;
  } catch (error) {
    const failure = toFailure(error, delivery, now());
    const { id, kind, attempts } = delivery;
    log.warn({ delivery: id, kind, attempts, is: failure.outcome.is, err: error }, 'not delivered');
    if (failure.outcome.is === 'waiting') {
      const retry = { reason: failure.reason, at: now() + backoffMs(attempts, random) };
      await recordRetry(store, delivery, retry);
    } else {
      await recordFollowUp(store, delivery, failure.reason, now());
    }
    return failure.outcome;
  }
};

const send = async (services: Services, delivery: Delivery): Promise<DeliveryOutcome> => {
  switch (delivery.kind) {
    case 'enquiry':
      return { is: 'delivered', onboarded: await sendEnquiry(services, delivery) };
    case 'whatsapp-lead':
      await sendLead(services, delivery);
      return { is: 'delivered', onboarded: null };
  }
};

type Failure = { outcome: DeliveryOutcome; reason: string };

const toFailure = (error: unknown, { created_at }: Delivery, at: number): Failure => {
  if (error instanceof UnsendableError) return followUp(error.message);
  if (error instanceof ErpError && error.failure === 'refused') {
    const { status, errorMessage } = error;
    const reason = `refused (${status ?? 'no status'}): ${errorMessage ?? 'no reason given'}`;
    return { outcome: { is: 'refused', message: errorMessage }, reason };
  }
  if (error instanceof ErpError && error.failure === 'unauthorized') {
    return followUp('the login has expired');
  }
  if (at - created_at > LONGEST_DELIVERY_DAYS * DAY_MS) {
    return followUp(`not delivered in ${LONGEST_DELIVERY_DAYS} days`);
  }
  // Whatever else it was may pass, a mistake of ours included: nothing is given up early.
  const reason = error instanceof Error ? error.name : 'unknown';
  return { outcome: { is: 'waiting' }, reason };
};

const followUp = (reason: string): Failure => ({ outcome: { is: 'follow-up' }, reason });
