import { withTimeout } from '@/lib/server/withTimeout';
import { fromAddress, sendEnquiry } from '@/tests/reliability/support/enquiries';

/** What visitors of two replicas ask for: cached pages, pages made per visit, endpoints. */
const ADDRESSES = [
  '/',
  '/hyderabad-branches/jubilee-hills',
  '/maths-concepts/table-of-7',
  '/search?s=fees',
  '/lp/pune',
  '/api/search?s=branch',
  '/',
  '/fee-structure',
  '/blog',
];
/** Few: each one waits for the disk. */
const ENQUIRIES = 150;
const LONGEST_WAIT_MS = 20_000;

export type Traffic = {
  /** Requests that were answered as they should be. */
  answered: () => number;
  /** What the others got: a status, or the name of an error. */
  failures: () => string[];
  /** Keys of enquiries and the references that parents were thanked with. */
  acknowledged: () => Map<string, string>;
  /** Resolves when `count` requests have ended. */
  done: Promise<void>;
};

/**
 * The status once the whole body is there, or what went wrong. The caller limits the time: with
 * `AbortSignal.timeout` one body in 20,000 was waited for without end on a busy machine (Node.js 20).
 */
const readWhole = async (
  address: string,
  headers: Record<string, string>,
): Promise<number | string> => {
  try {
    const response = await fetch(address, { headers });
    await response.arrayBuffer();
    return response.status;
  } catch (cause) {
    return cause instanceof Error ? cause.message : 'broken';
  }
};

/** Sends `count` requests, `clients` at a time, each once and as a visitor of its own: nobody tries again. */
export const startTraffic = (origin: string, count: number, clients: number): Traffic => {
  let answered = 0;
  let next = 0;
  const enquiryEvery = Math.ceil(count / ENQUIRIES);
  const failures: string[] = [];
  const acknowledged = new Map<string, string>();

  const read = async (number: number): Promise<void> => {
    const path = ADDRESSES[number % ADDRESSES.length] ?? '/';
    const status = await withTimeout(
      readWhole(`${origin}${path}`, fromAddress(number)),
      LONGEST_WAIT_MS,
      'no answer',
    );
    if (status === 200) answered += 1;
    else failures.push(`${path}: ${status}`);
  };

  const enquire = async (number: number): Promise<void> => {
    const { status, acknowledged: thanked } = await sendEnquiry(
      origin,
      `traffic-enquiry-${number}`,
      fromAddress(number),
    );
    if (thanked === null) failures.push(`/api/enquiries: ${status ?? 'no answer'}`);
    else {
      answered += 1;
      acknowledged.set(thanked.key, thanked.id);
    }
  };

  const client = async (): Promise<void> => {
    while (next < count) {
      const number = next;
      next += 1;
      await (number % enquiryEvery === 0 ? enquire(number) : read(number));
    }
  };

  return {
    answered: () => answered,
    failures: () => failures,
    acknowledged: () => acknowledged,
    done: Promise.all(Array.from({ length: clients }, client)).then(() => undefined),
  };
};
