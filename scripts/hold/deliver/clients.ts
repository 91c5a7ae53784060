import { setTimeout as wait } from 'node:timers/promises';
import { fromAddress, sendEnquiry } from '../tools/enquiries';

const PAUSE_MS = 50;

export type Clients = {
  /** When each key was acknowledged (ms of `performance`), and with which reference. */
  acknowledged: Map<string, { at: number; id: string }>;
  /** How often each kind of answer came: a status, or `none`. */
  answers: Map<string, number>;
  /** Each client still brings its present enquiry to an end, for at most so many seconds. */
  finish: (seconds: number) => Promise<void>;
};

/**
 * Clients that send enquiries one after the other, each again with the same key until it is
 * acknowledged, as our form does it. The site needs TRUST_PROXY=1.
 */
export const startClients = (origin: string, count: number): Clients => {
  const acknowledged: Clients['acknowledged'] = new Map();
  const answers: Clients['answers'] = new Map();
  let isOn = true;
  let giveUpAt = Number.POSITIVE_INFINITY;

  const sendUntilTaken = async (key: string, number: number): Promise<void> => {
    while (performance.now() < giveUpAt) {
      const reply = await sendEnquiry(origin, key, fromAddress(number));
      const answer = String(reply.status ?? 'none');
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      if (reply.acknowledged) {
        acknowledged.set(key, { at: performance.now(), id: reply.acknowledged.id });
        return;
      }
      await wait(PAUSE_MS);
    }
  };
  const work = async (client: number): Promise<void> => {
    for (let turn = 0; isOn; turn += 1) {
      await sendUntilTaken(`postgres-stops-client-${client}-turn-${turn}`, client * 100_000 + turn);
    }
  };
  const working = Promise.all(Array.from({ length: count }, (_, client) => work(client)));

  return {
    acknowledged,
    answers,
    finish: async (seconds) => {
      isOn = false;
      giveUpAt = performance.now() + seconds * 1000;
      await working;
    },
  };
};
