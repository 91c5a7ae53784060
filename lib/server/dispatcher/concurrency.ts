import { log } from '@/lib/server/log/log';
import type { Delivery } from './claim';
import type { DeliveryOutcome } from './outcome';

// A call that hangs keeps its place for 5 s: with one call in twenty hanging, 16 places still carry
// some 60 deliveries a second, and the upstream service never has more of our calls at once.
const MAX_CONCURRENCY = 16;

// Half of all calls failing by chance gives so long a row once in 65,000 tries.
const FAILURES_IN_ROW = 16;

/** How many deliveries of one kind may be under way, depending on how the last ones went. */
export type Concurrency = {
  /** How many more may start now: up to 16, or one in all while nothing gets through. */
  available: () => number;
  isGettingThrough: () => boolean;
  acquire: () => void;
  release: () => void;
  /** Counts how any attempt of this kind ended, those of requests included. */
  record: (outcome: DeliveryOutcome) => void;
};

/**
 * The concurrency limit for one kind of delivery. Each kind has its own, since each goes to a
 * service of its own: one that hangs does not hold up the other. Where a service is down, one
 * delivery at a time tries it, and the others keep their place instead of being put off further.
 */
export const createConcurrency = (kind: Delivery['kind']): Concurrency => {
  let active = 0;
  let failuresInRow = 0;
  const isGettingThrough = () => failuresInRow < FAILURES_IN_ROW;

  return {
    available: () => Math.max(0, (isGettingThrough() ? MAX_CONCURRENCY : 1) - active),
    isGettingThrough,
    acquire: () => {
      active += 1;
    },
    release: () => {
      active -= 1;
    },
    record: ({ is }) => {
      const wasGettingThrough = isGettingThrough();
      // Refused or for people: the other side has answered.
      failuresInRow = is === 'waiting' ? failuresInRow + 1 : 0;
      if (wasGettingThrough === isGettingThrough()) return;
      if (wasGettingThrough) log.error({ kind }, 'nothing gets through: one at a time from now on');
      else log.info({ kind }, 'deliveries get through again');
    },
  };
};
