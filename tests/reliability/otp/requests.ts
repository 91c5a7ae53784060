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
  ticket: string | null;
  /** The cookies that came with it, as `name=value`. */
  cookies: string[];
  /** Seconds of Retry-After, null without. */
  retryAfter: number | null;
  /** All of the answer but the challenge, as text. */
  rest: string;
  ms: number;
};

const answer = z
  .object({
    error: z.object({ code: z.string() }).optional(),
    challenge: z.string().optional(),
    ticket: z.string().optional(),
  })
  .loose();

const LONGEST_WAIT_MS = 30_000;

const NO_ANSWER: Reply = {
  status: 0,
  error: null,
  challenge: null,
  ticket: null,
  cookies: [],
  retryAfter: null,
  rest: '',
  ms: 0,
};

const toReason = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** Posts to a login endpoint as the visitor at `address`: the site needs TRUST_PROXY=1. */
const post = async (
  url: string,
  body: object,
  address: number,
  cookies: string,
): Promise<Reply> => {
  const startedAt = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookies, ...fromAddress(address) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(toReason);
  if (typeof response === 'string') return { ...NO_ANSWER, error: response };
  const json: unknown = await response.json().catch(() => null);
  const ms = performance.now() - startedAt;
  const { challenge, ...rest } = answer.safeParse(json).data ?? {};
  return {
    status: response.status,
    error: rest.error?.code ?? null,
    challenge: challenge ?? null,
    ticket: rest.ticket ?? null,
    cookies: response.headers.getSetCookie().map((line) => line.replace(/;.*/, '')),
    retryAfter: Number(response.headers.get('Retry-After')) || null,
    rest: JSON.stringify(rest),
    ms,
  };
};

/** `cookies`: those of an earlier reply, for a browser that the site knows. */
export const askForCode = (
  origin: string,
  mobile: string,
  address: number,
  cookies = '',
): Promise<Reply> => post(`${origin}/api/otp/send`, { mobile }, address, cookies);

export const tryCode = (
  origin: string,
  { challenge, otp }: { challenge: string; otp: string },
  address: number,
  cookies = '',
): Promise<Reply> => post(`${origin}/api/otp/verify`, { challenge, otp }, address, cookies);

/** Notes how many of some replies are no answer at all or an answer of a broken server. */
export const noteBroken = (replies: Reply[], note: Note): void => {
  const broken = replies.filter(({ status }) => status === 0 || status >= 500);
  note(none('Without an answer, or 5xx', broken.length));
  const [first] = broken;
  if (first) note({ what: 'The first of these', value: `${first.status} ${first.error}` });
};

export const countStatus = (replies: Reply[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;
