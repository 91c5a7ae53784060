import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askRaw } from '@/e2e/support/askRaw';
import { errorCode } from '@/lib/server/log/errorCode';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';
import { visitorMix } from './mix';

/** One client of the experiment with stops: a browser or a proxy that knows several servers. */
type Client = { number: number; keepsConnection: boolean };

export type Tally = {
  answered: number;
  /** Requests that were on a connection and got no whole answer: why, and on what. */
  cut: string[];
  /** Connections that nobody took: tried again at the next server. */
  notTaken: number;
  /** Answers 503 with Retry-After: the machine was too busy at that moment. */
  turnedAway: number;
  /** Other answers 5xx. */
  failed: number;
  /** Enquiries that were acknowledged. */
  ids: string[];
};

const PAUSE_MS = 20;
/** Every fifth request is an enquiry. */
const ENQUIRY_EVERY = 5;

const enquire = (key: string, from: Record<string, string>) => ({
  method: 'POST',
  headers: { ...from, 'Content-Type': 'application/json' },
  body: JSON.stringify(enquiryBody(key)),
});

/**
 * Asks for pages and sends enquiries, one after the other, until `isOver`. As a proxy does, it
 * leaves a server that says `Connection: close` or takes no connection, for the one that
 * `nextOrigin` names then.
 */
export const runClient = async (
  { number, keepsConnection }: Client,
  tally: Tally,
  nextOrigin: () => string,
  isOver: () => boolean,
): Promise<void> => {
  const paths = visitorMix();
  let origin = nextOrigin();
  let agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const renew = () => {
    agent.destroy();
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  };

  for (let count = 0; !isOver(); count += 1) {
    const isEnquiry = count % ENQUIRY_EVERY === 0;
    const path = isEnquiry ? '/api/enquiries' : (paths[(number * 31 + count * 7) % 100] ?? '/');
    const from = fromAddress(number * 100_000 + count);
    const sent = isEnquiry ? enquire(`stops-enquiry-${number}-${count}`, from) : { headers: from };
    try {
      const { status, headers, body } = await askRaw(origin, path, { ...sent, agent });
      tally.answered += 1;
      if (status === 503 && 'retry-after' in headers) tally.turnedAway += 1;
      else if (status >= 500) tally.failed += 1;
      if (isEnquiry && status === 201) tally.ids.push(JSON.parse(body).id);
      const isClosing = headers.connection === 'close';
      if (isClosing) origin = nextOrigin();
      if (isClosing || !keepsConnection) renew();
    } catch (error) {
      const isRefused = errorCode(error) === 'ECONNREFUSED';
      if (isRefused) tally.notTaken += 1;
      else tally.cut.push(`${errorCode(error) ?? String(error)} ${isEnquiry ? 'POST' : 'GET'}`);
      renew();
      origin = nextOrigin();
    }
    await pause(PAUSE_MS);
  }
  agent.destroy();
};
