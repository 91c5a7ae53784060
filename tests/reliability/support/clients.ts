import { setTimeout as wait } from 'node:timers/promises';
import { type Acknowledged, fromAddress, type Reply, sendEnquiry } from './enquiries';

const LONGEST_SETTLING_S = 30;

/** What was acknowledged, by key: it lives in the experiment's process, outside every server. */
export type Ledger = Map<string, string>;

/** Writes an acknowledgement down. Throws where the same key was given two references. */
export const writeDown = (ledger: Ledger, { key, id }: Acknowledged): void => {
  const before = ledger.get(key);
  if (before !== undefined && before !== id) {
    throw new Error(`One enquiry was given two references: ${before} and ${id}.`);
  }
  ledger.set(key, id);
};

type Options = {
  count: number;
  ledger: Ledger;
  /** Begins every key of these clients. */
  name: string;
  /** How long a client that was not acknowledged waits before it tries again. */
  pauseMs?: number;
};

export type Clients = ReturnType<typeof createClients>;

/**
 * Parents at their forms: each sends enquiry after enquiry, and the same one again, under its own
 * key, for as long as it is not acknowledged.
 */
export const createClients = ({ count, ledger, name, pauseMs = 20 }: Options) => {
  /** What each client is not thanked for yet: the number of an enquiry. */
  const waiting: (number | null)[] = new Array(count).fill(null);
  const replies: (Reply & { at: number })[] = [];
  let made = 0;

  const newNumber = (): number => {
    made += 1;
    return made;
  };

  const send = async (origin: string, client: number): Promise<void> => {
    const number = waiting[client] ?? newNumber();
    waiting[client] = number;
    const key = `${name}-${String(number).padStart(12, '0')}`;
    // Each enquiry from an address of its own: a limit per address is not what is tried here.
    const reply = await sendEnquiry(origin, key, fromAddress(number));
    replies.push({ ...reply, at: performance.now() });
    if (reply.acknowledged === null) await wait(pauseMs);
    else {
      writeDown(ledger, reply.acknowledged);
      waiting[client] = null;
    }
  };

  const everybody = (work: (client: number) => Promise<void>) =>
    Promise.all(Array.from({ length: count }, (_, client) => work(client)));

  /** Clients without a thank-you try on, for so many seconds. Answers whether all were thanked. */
  const finish = async (origin: string, seconds: number): Promise<boolean> => {
    const giveUpAt = performance.now() + seconds * 1000;
    await everybody(async (client) => {
      while (waiting[client] !== null && performance.now() < giveUpAt) await send(origin, client);
    });
    return waiting.every((number) => number === null);
  };

  return {
    /** Every answer so far, or its absence, in the order in which they came (ms of `performance`). */
    replies,
    /** All send until `isDone`; a client without an answer then holds its enquiry for later. */
    sendUntil: async (origin: string, isDone: () => boolean): Promise<void> => {
      await everybody(async (client) => {
        while (!isDone()) await send(origin, client);
      });
    },
    /** All send until the ledger has `more` new lines. */
    sendMore: async (origin: string, more: number): Promise<void> => {
      const goal = ledger.size + more;
      await everybody(async (client) => {
        while (ledger.size < goal) await send(origin, client);
      });
    },
    finish,
    /** Clients without a thank-you try on until they have it. Throws after 30 s. */
    settle: async (origin: string): Promise<void> => {
      if (await finish(origin, LONGEST_SETTLING_S)) return;
      throw new Error(`A client was not answered in ${LONGEST_SETTLING_S} s.`);
    },
  };
};
