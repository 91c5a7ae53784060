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

const OUTDATED: DeliveryOutcome = { is: 'outdated' };

/** Sends one claimed delivery and writes down how it went. */
export const attempt = async (
  services: Services,
  delivery: Delivery,
  { now, random, pauseScale }: Pace,
): Promise<DeliveryOutcome> => {
  const { store } = services;
  const { id, kind, attempts } = delivery;
  let err: unknown;
  const { outcome, reason, revision } = await deliver(services, delivery, now).catch(
    (cause: unknown) => {
      err = cause;
      return toFailure(cause, delivery, now());
    },
  );
  if (outcome.is === 'delivered') return outcome;
  if (outcome.is === 'outdated') {
    log.info({ delivery: id, kind, attempts }, 'corrected while it was being sent');
    return outcome;
  }
  log.warn({ delivery: id, kind, attempts, is: outcome.is, err }, 'not delivered');
  if (outcome.is === 'waiting') {
    const at = now() + backoffMs(attempts, random) * pauseScale;
    await recordRetry(store, delivery, { reason, at });
    return outcome;
  }
  if (outcome.is === 'cancelled') {
    const recorded = await recordCancelled(store, delivery, { revision, at: now() });
    return recorded === 'ended' ? outcome : OUTDATED;
  }
  const recorded = await recordFollowUp(store, delivery, { reason, revision, at: now() });
  return recorded === 'ended' ? outcome : OUTDATED;
};

/**
 * `reason`: for those who look into it. `revision`: that of the subject, as it was sent. `refId`: the
 * ticket that a lead was given.
 */
type Attempted = {
  outcome: DeliveryOutcome;
  reason: string;
  revision: number;
  refId?: string | null;
};

const deliver = async (
  services: Services,
  delivery: Delivery,
  now: Pace['now'],
): Promise<Attempted> => {
  const attempted = await send(services, delivery);
  if (attempted.outcome.is !== 'delivered') return attempted;
  const { revision, refId = null } = attempted;
  const recorded = await recordDone(services.store, delivery, { revision, refId, at: now() });
  return recorded === 'ended' ? attempted : { ...attempted, outcome: OUTDATED };
};

const send = async (services: Services, delivery: Delivery): Promise<Attempted> => {
  switch (delivery.kind) {
    case 'enquiry': {
      const { onboard, revision } = await sendEnquiry(services, delivery);
      return { ...toAttempted(onboard), revision };
    }
    case 'whatsapp-lead': {
      const refId = await sendLead(services, delivery);
      const outcome = { is: 'delivered', onboarded: null } as const;
      return { outcome, reason: '', revision: delivery.revision, refId };
    }
  }
};

type Read = Pick<Attempted, 'outcome' | 'reason'>;

const toAttempted = (onboard: OnboardOutcome): Read => {
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

const toFailure = (error: unknown, delivery: Delivery, at: number): Attempted => ({
  ...readFailure(error, at - (delivery.retried_at ?? delivery.created_at)),
  revision: delivery.revision,
});

const readFailure = (error: unknown, ageMs: number): Read => {
  if (error instanceof CancelledError) return { outcome: { is: 'cancelled' }, reason: '' };
  if (error instanceof UnsendableError) return followUp(error.message);
  if (ageMs > LONGEST_DELIVERY_DAYS * DAY_MS) {
    return followUp(`not delivered in ${LONGEST_DELIVERY_DAYS} days`);
  }
  // Whatever else it was may pass, a mistake of ours included: nothing is given up early.
  const reason = error instanceof Error ? error.name : 'unknown';
  return { outcome: { is: 'waiting' }, reason };
};

const followUp = (reason: string): Read => ({ outcome: { is: 'follow-up' }, reason });
