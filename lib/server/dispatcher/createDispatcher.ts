import { log } from '@/lib/server/log';
import { attempt, type Chance, type Services } from './attempt';
import { claimDue, claimOne, type Delivery } from './claim';
import type { DeliveryOutcome } from './outcome';
import { withinMs } from './withinMs';

const POLL_MS = 2_000;
const MOST_AT_ONCE = 4;
const LONGEST_STOP_MS = 5_000;
const WAITING: DeliveryOutcome = { is: 'waiting' };

export type DispatcherOptions = Partial<Chance> & {
  /** Asked on each round: what is down now may be up the next time. */
  getServices: () => Promise<Services>;
  pollMs?: number;
};

export type Dispatcher = {
  /** Begins to look for deliveries. */
  start: () => void;
  /** Looks for them now. */
  kick: () => void;
  /** Sends one now and waits for the outcome, at most so long; it goes on after that. */
  deliver: (id: string, limitMs: number) => Promise<DeliveryOutcome>;
  /** Takes on nothing new and waits for what is under way, at most 5 s. */
  stop: () => Promise<void>;
};

/** Carries the outbox to the services outside, each delivery at least once. */
export const createDispatcher = ({
  getServices,
  now = Date.now,
  random = Math.random,
  pollMs = POLL_MS,
}: DispatcherOptions): Dispatcher => {
  const underWay = new Map<string, Promise<DeliveryOutcome>>();
  let state: 'new' | 'running' | 'stopped' = 'new';
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;

  const run = (services: Services, delivery: Delivery): Promise<DeliveryOutcome> => {
    const attempted = attempt(services, delivery, { now, random })
      // The store itself fails: the lock runs out and the delivery is found again.
      .catch((err): DeliveryOutcome => {
        log.error({ err, delivery: delivery.id }, 'outcome not written down');
        return WAITING;
      })
      .finally(() => underWay.delete(delivery.id));
    underWay.set(delivery.id, attempted);
    return attempted;
  };

  const runDue = async (): Promise<void> => {
    const free = MOST_AT_ONCE - underWay.size;
    if (free <= 0) return;
    const services = await getServices();
    const due = await claimDue(services.store, free, now());
    const runs = due.map((delivery) => run(services, delivery));
    // A full hand: there may be more, so a free hand looks again at once.
    if (due.length === free) for (const one of runs) void one.then(kick);
  };

  const kick = (): void => {
    if (state !== 'running' || round !== null) return;
    clearTimeout(timer);
    round = runDue()
      .catch((err) => log.error({ err }, 'deliveries cannot be read'))
      .finally(() => {
        round = null;
        if (state === 'running') timer = setTimeout(kick, pollMs).unref();
      });
  };

  const deliverClaimed = async (id: string): Promise<DeliveryOutcome> => {
    const services = await getServices();
    const claimed = await claimOne(services.store, id, now());
    return claimed ? run(services, claimed) : (underWay.get(id) ?? readOutcome(services, id));
  };

  return {
    start: () => {
      if (state !== 'new') return;
      state = 'running';
      kick();
    },
    kick,
    deliver: (id, limitMs) => {
      if (state === 'stopped') return Promise.resolve(WAITING);
      const delivered = (underWay.get(id) ?? deliverClaimed(id)).catch((err) => {
        log.error({ err, delivery: id }, 'delivery cannot be sent now');
        return WAITING;
      });
      return withinMs(delivered, limitMs, WAITING);
    },
    stop: async () => {
      state = 'stopped';
      clearTimeout(timer);
      const ended = Promise.resolve(round).then(() => Promise.all(underWay.values()));
      await withinMs(ended, LONGEST_STOP_MS, []);
    },
  };
};

const readOutcome = async ({ store }: Services, id: string): Promise<DeliveryOutcome> => {
  const row = await store.db
    .selectFrom('deliveries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.status === 'done') return { is: 'delivered', onboarded: null };
  return row?.status === 'follow-up' ? { is: 'follow-up' } : WAITING;
};
