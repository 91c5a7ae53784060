import { log } from '@/lib/server/log/log';
import { isStopping } from './stopping';

const PAUSE_MS = 30_000;

type Sending = {
  /** Carries out again what parents have asked for. */
  carryOut: () => Promise<void>;
  send: () => void;
  pauseMs?: number;
};

/**
 * Sends nothing before the requests of parents are carried out: the database may be an older one, with
 * parents who have been erased. Where that fails the site serves and saves, and it is tried again.
 */
export const startSending = async (sending: Sending): Promise<void> => {
  const { carryOut, send, pauseMs = PAUSE_MS } = sending;
  try {
    await carryOut();
    send();
  } catch (err) {
    log.error({ err }, 'nothing is sent: requests of parents could not be carried out again');
    setTimeout(() => {
      if (!isStopping()) void startSending(sending);
    }, pauseMs).unref();
  }
};
