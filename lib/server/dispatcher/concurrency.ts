import { log } from '@/lib/server/log/log';
import type { Delivery } from './claim';
import type { DeliveryOutcome } from './outcome';

// A call that hangs keeps its hand for 5 s: with one call in twenty hanging, 16 hands still carry
// some 60 deliveries a second, and the service outside never has more of our calls at once.
const MOST_AT_ONCE = 16;

// Half of all calls failing by chance gives so long a row once in 65,000 tries.
const FAILURES_IN_ROW = 16;

/** How many deliveries of one kind may be under way, depending on how the last ones went. */
export type Hands = {
  /** How many more may be taken on now: up to 16, or one in all while nothing gets through. */
  free: () => number;
  isGettingThrough: () => boolean;
  take: () => void;
  giveBack: () => void;
  /** Learns how any attempt of this kind ended, those of requests included. */
  learn: (outcome: DeliveryOutcome) => void;
};

/**
 * The hands for one kind of delivery. Each kind has its own, since each goes to a service of its
 * own: one that hangs does not hold up the other. Where a service is down, one delivery at a time
 * tries the way, and the others keep their place instead of being put off further and further.
 */
export const createConcurrency = (kind: Delivery['kind']): Hands => {
  let busy = 0;
  let failuresInRow = 0;
  const isGettingThrough = () => failuresInRow < FAILURES_IN_ROW;

  return {
    free: () => Math.max(0, (isGettingThrough() ? MOST_AT_ONCE : 1) - busy),
    isGettingThrough,
    take: () => {
      busy += 1;
    },
    giveBack: () => {
      busy -= 1;
    },
    learn: ({ is }) => {
      const wasGettingThrough = isGettingThrough();
      // Refused or for people: the other side has answered.
      failuresInRow = is === 'waiting' ? failuresInRow + 1 : 0;
      if (wasGettingThrough === isGettingThrough()) return;
      if (wasGettingThrough) log.error({ kind }, 'nothing gets through: one at a time from now on');
      else log.info({ kind }, 'deliveries get through again');
    },
  };
};
