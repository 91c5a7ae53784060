import { log } from '@/lib/server/log/log';
import { withoutDeadline } from '@/lib/server/upstream/deadline';

export type Rounds = {
  start: () => void;
  /** Begins the next round now, or as soon as the present one has ended. */
  kick: () => void;
  /** Begins none any more. Resolves when the present one has ended. */
  stop: () => Promise<void>;
};

/**
 * Does the same work again and again: one round at a time, `pollMs` after the last. A round that
 * fails is logged. Whoever kicks, a round is background work, without a request's deadline.
 */
export const createPoller = (work: () => Promise<void>, pollMs: number): Rounds => {
  let isRunning = false;
  let isKicked = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | null = null;

  const begin = (): void => {
    clearTimeout(timer);
    isKicked = false;
    round = withoutDeadline(work)
      .catch((err) => log.error({ err }, 'deliveries cannot be read'))
      .finally(() => {
        round = null;
        if (isRunning) timer = setTimeout(begin, isKicked ? 0 : pollMs).unref();
      });
  };

  const kick = (): void => {
    if (!isRunning) return;
    if (round === null) begin();
    else isKicked = true;
  };

  return {
    start: () => {
      isRunning = true;
      kick();
    },
    kick,
    stop: async () => {
      isRunning = false;
      clearTimeout(timer);
      await round;
    },
  };
};
