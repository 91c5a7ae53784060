import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '@/lib/server/errorCode';
import { enquiryBody, fromAddress } from '../tools/enquiries';
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

type Reply = { status: number; isBusy: boolean; isClosing: boolean; body: string };

const exchange = (url: URL, agent: Agent, body: string | null, number: number): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const req = request(
      url,
      {
        agent,
        method: body === null ? 'GET' : 'POST',
        headers: {
          ...fromAddress(number),
          ...(body !== null && { 'Content-Type': 'application/json' }),
        },
      },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('error', reject);
        res.once('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            isBusy: res.statusCode === 503 && 'retry-after' in res.headers,
            isClosing: res.headers.connection === 'close',
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    req.once('error', reject);
    req.end(body ?? undefined);
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
    const body = isEnquiry ? JSON.stringify(enquiryBody(`stops-enquiry-${number}-${count}`)) : null;
    try {
      const reply = await exchange(new URL(path, origin), agent, body, number * 100_000 + count);
      tally.answered += 1;
      if (reply.isBusy) tally.turnedAway += 1;
      else if (reply.status >= 500) tally.failed += 1;
      if (isEnquiry && reply.status === 201) tally.ids.push(JSON.parse(reply.body).id);
      if (reply.isClosing) origin = nextOrigin();
      if (reply.isClosing || !keepsConnection) renew();
    } catch (error) {
      const isRefused = errorCode(error) === 'ECONNREFUSED';
      if (isRefused) tally.notTaken += 1;
      else tally.cut.push(`${errorCode(error) ?? String(error)} ${body === null ? 'GET' : 'POST'}`);
      renew();
      origin = nextOrigin();
    }
    await pause(PAUSE_MS);
  }
  agent.destroy();
};
