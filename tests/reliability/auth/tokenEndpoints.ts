import { z } from 'zod';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import type { TestSite } from '@/tests/reliability/support/site';
import { askForCode, confirmNumber, copyOf, logInOnboarded } from './parent';

/** What an answer says: its status, and whether what was handed in was accepted. */
export type Verdict = { status: number; isAccepted: boolean };

/** A place where a visitor hands in an encrypted text of ours. */
export type TokenEndpoint = {
  name: string;
  /** A text that was really made for it. */
  genuine: string;
  /** False for a place that takes no such text at all, the genuine one included. */
  takesTokens: boolean;
  /** Hands in `text` as the visitor at `address`: the site needs TRUST_PROXY=1. */
  present: (text: string, address: number) => Promise<Verdict>;
};

export const SESSION_COOKIE = 'next-auth.session-token';

const LONGEST_WAIT_MS = 15_000;
const session = z.object({ contact: z.string() });

const ask = (url: string, headers: Record<string, string>): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_WAIT_MS) });

const ofStatus = ({ status, ok }: Response): Verdict => ({ status, isAccepted: ok });

const cookieEndpoints = ({ origin }: TestSite, genuine: string): TokenEndpoint[] => {
  const cookieOf = (text: string, address: number) => ({
    Cookie: `${SESSION_COOKIE}=${text}`,
    ...fromAddress(address),
  });
  const mine = `${origin}/api/enquiries/mine`;
  return [
    {
      name: 'session cookie, for the browser',
      genuine,
      takesTokens: true,
      present: async (text, address) => {
        const answer = await ask(`${origin}/api/auth/session`, cookieOf(text, address));
        const body: unknown = await answer.json().catch(() => null);
        return { status: answer.status, isAccepted: session.safeParse(body).success };
      },
    },
    {
      name: 'session cookie, at our endpoints',
      genuine,
      takesTokens: true,
      present: async (text, address) => ofStatus(await ask(mine, cookieOf(text, address))),
    },
    {
      name: 'bearer value',
      genuine,
      takesTokens: false,
      present: async (text, address) => {
        const headers = { Authorization: `Bearer ${text}`, ...fromAddress(address) };
        return ofStatus(await ask(mine, headers));
      },
    },
  ];
};

/** The browser that confirmed a number, or a copy of it: only there its ticket and token are good. */
type Confirmed = { visitor: Visitor; ticket: string; accessToken: string };

const confirm = async (site: TestSite, mobile: string): Promise<Confirmed> => {
  const visitor = createVisitor(site.origin);
  return { visitor, ...(await confirmNumber(site, visitor, mobile)) };
};

const ticketEndpoint = ({ origin }: TestSite, confirmed: Confirmed): TokenEndpoint => ({
  name: 'login ticket',
  genuine: confirmed.ticket,
  takesTokens: true,
  present: async (text, address) => {
    const visitor = copyOf(confirmed.visitor, origin, fromAddress(address));
    // Throws for an answer that is not next-auth's: a 5xx has no address in it.
    const to = await signIn(visitor, text).catch(() => null);
    return { status: to === null ? 500 : 200, isAccepted: visitor.cookies.has(SESSION_COOKIE) };
  },
});

const accessTokenEndpoint = ({ origin }: TestSite, confirmed: Confirmed): TokenEndpoint => ({
  name: 'access token',
  genuine: confirmed.accessToken,
  takesTokens: true,
  present: async (text, address) => {
    const visitor = copyOf(confirmed.visitor, origin, fromAddress(address));
    const { status } = await visitor.post('/api/auth/update-token', { newAccessToken: text });
    return { status, isAccepted: visitor.cookies.has(SESSION_COOKIE) };
  },
});

const challengeEndpoint = ({ origin }: TestSite, genuine: string, otp: string): TokenEndpoint => ({
  name: 'challenge, with the right code',
  genuine,
  takesTokens: true,
  present: async (challenge, address) => {
    const visitor = createVisitor(origin, fromAddress(address));
    const { status } = await visitor.post('/api/otp/verify', { challenge, otp });
    return { status, isAccepted: status === 200 };
  },
});

/** Every endpoint of a site, each with a genuine text of three parents who confirm their numbers. */
export const findTokenEndpoints = async (site: TestSite): Promise<TokenEndpoint[]> => {
  const { visitor } = await logInOnboarded(site);
  const known = await confirm(site, '9000000002');
  const newcomer = await confirm(site, '9845012345');
  const waiting = await askForCode(site, createVisitor(site.origin), '9845012346');
  return [
    ...cookieEndpoints(site, visitor.cookies.get(SESSION_COOKIE) ?? ''),
    ticketEndpoint(site, known),
    accessTokenEndpoint(site, newcomer),
    challengeEndpoint(site, waiting.challenge, waiting.otp),
  ];
};
