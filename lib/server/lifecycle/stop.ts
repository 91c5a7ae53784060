import { log } from '@/lib/server/log/log';
import { closeServer, isStopping, markStopping } from './stopping';

/** With the status that a process ends with by convention: 128 and the signal's number. */
const SIGNALS = [
  { signal: 'SIGTERM', status: 143 },
  { signal: 'SIGINT', status: 130 },
] as const;
/** How long what is being delivered may take to end. */
const LONGEST_FINISH_MS = 10_000;
/** After this a stop that hangs is cut off. */
const LONGEST_STOP_MS = 30_000;

type Stop = {
  /** Ends background work. */
  finish: () => Promise<void>;
  /** The very last step, when no request is left; it cannot wait for anything. */
  atExit: () => void;
};

/**
 * Goes before Next's own stop, which ends the process without asking anybody: its listeners are
 * taken aside and called last. Background work ends while our server answers what is under way.
 */
export const stopGracefully = ({ finish, atExit }: Stop): void => {
  process.once('exit', atExit);
  for (const { signal, status } of SIGNALS) {
    const nextStops = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (isStopping()) return;
      markStopping();
      setTimeout(() => process.exit(status), LONGEST_STOP_MS).unref();
      log.info({ signal }, 'stopping');
      await Promise.all([finishInTime(finish), closeServer()]);
      for (const stop of nextStops) stop(signal);
      if (nextStops.length === 0) process.exit(status);
    });
  }
};

const finishInTime = async (finish: Stop['finish']): Promise<void> => {
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_FINISH_MS).unref();
  });
  await Promise.race([finish(), limit]).catch((err) =>
    log.error({ err }, 'could not stop in time'),
  );
};
