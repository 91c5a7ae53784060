import { LONGEST_DELIVERY_DAYS } from '@/lib/server/enquiries/delivery';
import { type Erp, ErpError, type OnboardResult } from '@/lib/server/erp/contract';
import { log } from '@/lib/server/log/log';
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

export type Pace = {
  /** Ms since 1970. */
  now: () => number;
  /** At least 0, below 1. */
  random: () => number;
  /** Pauses between the tries of one delivery are so many times as long as usual. */
  pauseScale: number;
};

/** Sends one claimed delivery and writes down how it went. */
export const attempt = async (
  services: Services,
  delivery: Delivery,
  { now, random, pauseScale }: Pace,
): Promise<DeliveryOutcome> => {
  const { store } = services;
  try {
    const { onboarded, refId } = await send(services, delivery);
    await recordDone(store, delivery, { refId, at: now() });
    return { is: 'delivered', onboarded };
  } catch (error) {
    const failure = toFailure(error, delivery, now());
    const { id, kind, attempts } = delivery;
    log.warn({ delivery: id, kind, attempts, is: failure.outcome.is, err: error }, 'not delivered');
    if (failure.outcome.is === 'waiting') {
      const retry = {
        reason: failure.reason,
        at: now() + backoffMs(attempts, random) * pauseScale,
      };
      await recordRetry(store, delivery, retry);
    } else {
      await recordFollowUp(store, delivery, failure.reason, now());
    }
    return failure.outcome;
  }
};

/** What the other side said of an enquiry, and the ticket that it gave a lead. */
type Sent = { onboarded: OnboardResult | null; refId: string | null };

const send = async (services: Services, delivery: Delivery): Promise<Sent> => {
  switch (delivery.kind) {
    case 'enquiry':
      return { onboarded: await sendEnquiry(services, delivery), refId: null };
    case 'whatsapp-lead':
      return { onboarded: null, refId: await sendLead(services, delivery) };
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
