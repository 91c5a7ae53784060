import { setTimeout as wait } from 'node:timers/promises';
import { fromAddress, type Reply, sendEnquiry } from '@/scripts/hold/tools/enquiries';
import { type Ledger, writeDown } from './ledger';

const BETWEEN_TRIES_MS = 20;
const LONGEST_SETTLING_MS = 30_000;

type Options = {
  count: number;
  ledger: Ledger;
  /** Begins every key of these clients. */
  name: string;
  /** Sees each answer, or its absence. */
  onReply?: (reply: Reply) => void;
};

/**
 * Parents at their forms: each sends enquiry after enquiry, and the same one again, under its own
 * key, for as long as it is not acknowledged. The site needs TRUST_PROXY=1.
 */
export const createClients = ({ count, ledger, name, onReply = () => undefined }: Options) => {
  const waiting: (string | null)[] = new Array(count).fill(null);
  let made = 0;

  const newKey = (): string => {
    made += 1;
    return `${name}-${String(made).padStart(12, '0')}`;
  };

  const send = async (origin: string, client: number): Promise<void> => {
    const key = waiting[client] ?? newKey();
    waiting[client] = key;
    // Each enquiry from an address of its own: a limit per address is not what is tried here.
    const reply = await sendEnquiry(origin, key, fromAddress(made));
    onReply(reply);
    if (reply.acknowledged === null) await wait(BETWEEN_TRIES_MS);
    else {
      writeDown(ledger, reply.acknowledged);
      waiting[client] = null;
    }
  };

  const everybody = (work: (client: number) => Promise<void>) =>
    Promise.all(Array.from({ length: count }, (_, client) => work(client)));

  return {
    /** All send until `isDone`; whoever has no answer then keeps their enquiry for later. */
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
    /** Whoever still waits for an answer gets it. Throws after 30 s. */
    settle: async (origin: string): Promise<void> => {
      const giveUpAt = performance.now() + LONGEST_SETTLING_MS;
      await everybody(async (client) => {
        while (waiting[client] !== null) {
          if (performance.now() > giveUpAt) throw new Error('A client was not answered in 30 s.');
          await send(origin, client);
        }
      });
    },
  };
};
