import { log } from '@/lib/server/log/log';
import { withoutDeadline } from '@/lib/server/upstream/deadline';
import { withTimeout } from '@/lib/server/withTimeout';
import { attempt, type Pace, type Services } from './attempt';
import { claimDue, claimOne, DELIVERY_KINDS, type Delivery } from './claim';
import { createConcurrency } from './concurrency';
import type { DeliveryOutcome } from './outcome';
import { createPoller } from './poller';
import { readOutcome } from './readOutcome';

const POLL_MS = 2_000;
/** Longer than the 5 s limit of an upstream call. After a crash, the next dispatcher waits this long. */
const LOCK_MS = 10_000;
/** Fewer do not poll early: on SQLite each poll is a flush to the disk, however many it claims. */
const FEWEST_TO_POLL = 4;
const LONGEST_STOP_MS = 5_000;
const WAITING: DeliveryOutcome = { is: 'waiting' };

export type DispatcherOptions = Partial<Pace> & {
  /** Asked on each poll: what is down now may be up the next time. */
  getServices: () => Promise<Services>;
  /** How often it looks for deliveries that are due. */
  pollMs?: number;
  /** How long nobody else takes a delivery that is under way: longer than any upstream call. */
  lockMs?: number;
};

export type Dispatcher = {
  /** Begins to look for deliveries. */
  start: () => void;
  /** Sends one now and waits for the outcome, at most so long; it goes on after that. */
  deliver: (id: string, limitMs: number) => Promise<DeliveryOutcome>;
  /** Takes on nothing new and waits for what is under way, at most 5 s. */
  stop: () => Promise<void>;
};

/**
 * Carries the outbox to the upstream services, each delivery at least once. What a request sets off
 * here does not inherit the request's deadline: only the visitor's waiting ends with it.
 */
export const createDispatcher = ({
  getServices,
  now = Date.now,
  random = Math.random,
  pauseScale = 1,
  pollMs = POLL_MS,
  lockMs = LOCK_MS,
}: DispatcherOptions): Dispatcher => {
  const concurrency = {
    enquiry: createConcurrency('enquiry'),
    'whatsapp-lead': createConcurrency('whatsapp-lead'),
  };
  const underWay = new Map<string, Promise<DeliveryOutcome>>();
  let state: 'new' | 'running' | 'stopped' = 'new';

  const hold = () => ({ at: now(), lockMs });

  const run = (services: Services, delivery: Delivery): Promise<DeliveryOutcome> => {
    const attempted = attempt(services, delivery, { now, random, pauseScale })
      // The store itself fails: the lock runs out and the delivery is found again.
      .catch((err): DeliveryOutcome => {
        log.error({ err, delivery: delivery.id }, 'outcome not written down');
        return WAITING;
      })
      .then((outcome) => {
        concurrency[delivery.kind].record(outcome);
        return outcome;
      })
      .finally(() => underWay.delete(delivery.id));
    underWay.set(delivery.id, attempted);
    return attempted;
  };

  const runDue = async (kind: Delivery['kind']): Promise<void> => {
    const { available, acquire, release, isGettingThrough } = concurrency[kind];
    const count = available();
    if (count === 0) return;
    const services = await getServices();
    const due = await claimDue(services.store, { kind, count }, hold());
    for (const delivery of due) {
      acquire();
      void run(services, delivery).then(({ is }) => {
        release();
        if (is === 'outdated') poller.pollNow();
        // As many as could be claimed: there may be more, so what is free polls again at once.
        if (due.length < count || !isGettingThrough()) return;
        if (available() >= FEWEST_TO_POLL) poller.pollNow();
      });
    }
  };

  const poller = createPoller(async () => {
    for (const kind of DELIVERY_KINDS) await runDue(kind);
  }, pollMs);

  const deliverClaimed = async (id: string): Promise<DeliveryOutcome> => {
    const services = await getServices();
    const claimed = await claimOne(services.store, id, hold());
    return claimed ? run(services, claimed) : (underWay.get(id) ?? readOutcome(services, id));
  };

  // What was corrected on its way goes again, and how that ends is what the caller asked for. Each
  // turn is a correction by the parent, so that they are few.
  const deliverNewest = async (id: string): Promise<DeliveryOutcome> => {
    const outcome = await (underWay.get(id) ?? deliverClaimed(id));
    return outcome.is === 'outdated' ? deliverNewest(id) : outcome;
  };

  return {
    start: () => {
      if (state !== 'new') return;
      state = 'running';
      poller.start();
    },
    deliver: (id, limitMs) => {
      if (state === 'stopped') return Promise.resolve(WAITING);
      const delivered = withoutDeadline(() => deliverNewest(id));
      const caught = delivered.catch((err) => {
        log.error({ err, delivery: id }, 'delivery cannot be sent now');
        return WAITING;
      });
      return withTimeout(caught, limitMs, WAITING);
    },
    stop: async () => {
      state = 'stopped';
      const ended = poller.stop().then(() => Promise.all(underWay.values()));
      await withTimeout(ended, LONGEST_STOP_MS, []);
    },
  };
};
