import { Agent } from 'node:http';
import { askRaw } from '@/e2e/support/askRaw';
import { lastCodeOf, numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { askForCode, tryCode } from '@/tests/reliability/otp/requests';
import { fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';

/** Begins one piece of work every `everyMs`, whether or not the one before has ended. */
const stream = <T>(everyMs: number, work: (number: number) => Promise<T>) => {
  const begun: Promise<T>[] = [];
  const timer = setInterval(() => begun.push(work(begun.length)), everyMs);
  /** Ends the stream, and gives what became of each piece. */
  return (): Promise<T[]> => {
    clearInterval(timer);
    return Promise.all(begun);
  };
};

/** Apart from the addresses of other clients. */
const FIRST_ADDRESS = { visits: 6_000_000, logins: 1_000_000 };

/** Each visitor on a connection of its own, as one who has just come. */
const agent = new Agent({ keepAlive: false });

export type Visit = {
  path: string;
  /** Milliseconds. */
  wait: number;
  /** Null where no answer came. */
  status: number | null;
};

/** Visitors who ask for these paths in turn, each from an address of its own. */
export const streamVisits = (origin: string, paths: readonly string[], everyMs: number) =>
  stream(everyMs, async (number): Promise<Visit> => {
    const path = paths[number % paths.length] ?? '/';
    const startedAt = performance.now();
    const headers = fromAddress(FIRST_ADDRESS.visits + number);
    const answer = await askRaw(origin, path, { agent, headers }).catch(() => null);
    return { path, wait: performance.now() - startedAt, status: answer?.status ?? null };
  });

/** Parents who enquire: the reference that each was thanked with, or null, and the wait in ms. */
export const streamEnquiries = (origin: string, name: string, everyMs: number) =>
  stream(everyMs, async (number) => {
    const startedAt = performance.now();
    const key = `${name}-enquiry-of-parent-${number}`;
    const thanked = await postEnquiry(origin, key, fromAddress(number));
    return { id: thanked?.id ?? null, wait: performance.now() - startedAt };
  });

/** Parents who ask for a code and type in what the phone shows: whether that worked. */
export const streamLogins = (origin: string, dataDir: string, everyMs: number) =>
  stream(everyMs, async (number) => {
    const [mobile, address] = [numberOfOwnBlock(number), FIRST_ADDRESS.logins + number];
    const asked = await askForCode(origin, mobile, address).catch(() => null);
    if (asked?.status !== 200 || asked.challenge === null) return false;
    const typed = { challenge: asked.challenge, otp: lastCodeOf(dataDir, mobile) };
    return (await tryCode(origin, typed, address).catch(() => null))?.status === 200;
  });
