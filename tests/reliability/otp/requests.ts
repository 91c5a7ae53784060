import { z } from 'zod';
import type { Note } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { fromAddress } from '@/tests/reliability/support/enquiries';

export type Reply = {
  /** 0: there was no answer. */
  status: number;
  /** The code of our own error, null where there was none. */
  error: string | null;
  challenge: string | null;
  /** Seconds of Retry-After, null without. */
  retryAfter: number | null;
};

const answer = z.object({
  error: z.object({ code: z.string() }).optional(),
  challenge: z.string().optional(),
});

const LONGEST_WAIT_MS = 30_000;

const NO_ANSWER: Reply = {
  status: 0,
  error: null,
  challenge: null,
  retryAfter: null,
};

const toReason = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** Posts to a login endpoint as the visitor at `address`. */
const post = async (url: string, body: object, address: number): Promise<Reply> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...fromAddress(address) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(toReason);
  if (typeof response === 'string') return { ...NO_ANSWER, error: response };
  const json: unknown = await response.json().catch(() => null);
  const { challenge = null, error } = answer.safeParse(json).data ?? {};
  return {
    status: response.status,
    error: error?.code ?? null,
    challenge,
    retryAfter: Number(response.headers.get('Retry-After')) || null,
  };
};

export const askForCode = (origin: string, mobile: string, address: number): Promise<Reply> =>
  post(`${origin}/api/otp/send`, { mobile }, address);

export const tryCode = (
  origin: string,
  { challenge, otp }: { challenge: string; otp: string },
  address: number,
): Promise<Reply> => post(`${origin}/api/otp/verify`, { challenge, otp }, address);

/** Notes how many of some replies are no answer at all or an answer of a broken server. */
export const noteBroken = (replies: Reply[], note: Note): void => {
  const broken = replies.filter(({ status }) => status === 0 || status >= 500);
  note(none('Without an answer, or 5xx', broken.length));
  const [first] = broken;
  if (first) note({ what: 'The first of these', value: `${first.status} ${first.error}` });
};

export const countStatus = (replies: Reply[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;
