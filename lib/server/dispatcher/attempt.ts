import { LONGEST_DELIVERY_DAYS } from '@/lib/server/enquiries/delivery';
import type { Erp, OnboardOutcome } from '@/lib/server/erp/contract';
import { log } from '@/lib/server/log/log';
import type { SiteApi } from '@/lib/server/siteApi/contract';
import type { Store } from '@/lib/server/store/store';
import { backoffMs } from './backoff';
import type { Delivery } from './claim';
import type { DeliveryOutcome } from './outcome';
import { recordCancelled, recordDone, recordFollowUp, recordRetry } from './record';
import { sendEnquiry } from './sendEnquiry';
import { sendLead } from './sendLead';
import { CancelledError, UnsendableError } from './unsendable';

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
  const { id, kind, attempts } = delivery;
  let err: unknown;
  const { outcome, reason } = await deliver(services, delivery, now).catch((cause: unknown) => {
    err = cause;
    return toFailure(cause, delivery, now());
  });
  if (outcome.is === 'delivered') return outcome;
  log.warn({ delivery: id, kind, attempts, is: outcome.is, err }, 'not delivered');
  if (outcome.is === 'waiting') {
    const at = now() + backoffMs(attempts, random) * pauseScale;
    await recordRetry(store, delivery, { reason, at });
  } else if (outcome.is === 'cancelled') {
    await recordCancelled(store, delivery, now());
  } else {
    await recordFollowUp(store, delivery, reason, now());
  }
  return outcome;
};

/** `reason`: for those who look into it. `refId`: the ticket that a lead was given. */
type Attempted = { outcome: DeliveryOutcome; reason: string; refId?: string | null };

const deliver = async (
  services: Services,
  delivery: Delivery,
  now: Pace['now'],
): Promise<Attempted> => {
  const attempted = await send(services, delivery);
  if (attempted.outcome.is === 'delivered') {
    await recordDone(services.store, delivery, { refId: attempted.refId ?? null, at: now() });
  }
  return attempted;
};

const send = async (services: Services, delivery: Delivery): Promise<Attempted> => {
  switch (delivery.kind) {
    case 'enquiry':
      return toAttempted(await sendEnquiry(services, delivery));
    case 'whatsapp-lead': {
      const refId = await sendLead(services, delivery);
      return { outcome: { is: 'delivered', onboarded: null }, reason: '', refId };
    }
  }
};

const toAttempted = (onboard: OnboardOutcome): Attempted => {
  switch (onboard.outcome) {
    case 'onboarded': {
      const { parent_name, grade_name } = onboard;
      return { outcome: { is: 'delivered', onboarded: { parent_name, grade_name } }, reason: '' };
    }
    case 'refused': {
      const { message } = onboard;
      const reason = `refused: ${message ?? 'no reason given'}`;
      return { outcome: { is: 'refused', message }, reason };
    }
    case 'loginExpired':
      return followUp('the login has expired');
  }
};

const toFailure = (error: unknown, { created_at }: Delivery, at: number): Attempted => {
  if (error instanceof CancelledError) return { outcome: { is: 'cancelled' }, reason: '' };
  if (error instanceof UnsendableError) return followUp(error.message);
  if (at - created_at > LONGEST_DELIVERY_DAYS * DAY_MS) {
    return followUp(`not delivered in ${LONGEST_DELIVERY_DAYS} days`);
  }
  // Whatever else it was may pass, a mistake of ours included: nothing is given up early.
  const reason = error instanceof Error ? error.name : 'unknown';
  return { outcome: { is: 'waiting' }, reason };
};

const followUp = (reason: string): Attempted => ({ outcome: { is: 'follow-up' }, reason });
