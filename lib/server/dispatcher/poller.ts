import { log } from '@/lib/server/log/log';
import { withoutDeadline } from '@/lib/server/upstream/deadline';

export type Poller = {
  start: () => void;
  /** Polls again now, or as soon as the present poll has ended. */
  pollNow: () => void;
  /** Polls no more. Resolves when the present poll has ended. */
  stop: () => Promise<void>;
};

/**
 * Does the same work again and again: one poll at a time, `pollMs` after the last. One that fails is
 * logged. Whoever asks for it, a poll is background work, without a request's deadline.
 */
export const createPoller = (
  work: () => Promise<void>,
  pollMs: number,
  failure = 'deliveries cannot be read',
): Poller => {
  let isRunning = false;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let poll: Promise<void> | null = null;

  const begin = (): void => {
    clearTimeout(timer);
    isWanted = false;
    poll = withoutDeadline(work)
      .catch((err) => log.error({ err }, failure))
      .finally(() => {
        poll = null;
        if (isRunning) timer = setTimeout(begin, isWanted ? 0 : pollMs).unref();
      });
  };

  const pollNow = (): void => {
    if (!isRunning) return;
    if (poll === null) begin();
    else isWanted = true;
  };

  return {
    start: () => {
      isRunning = true;
      pollNow();
    },
    pollNow,
    stop: async () => {
      isRunning = false;
      clearTimeout(timer);
      await poll;
    },
  };
};
