import { z } from 'zod';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor } from '@/lib/server/testing/visitor';
import { fromAddress } from '@/scripts/hold/tools/enquiries';
import type { HeldSite } from '@/scripts/hold/tools/site';
import { askForCode, confirmNumber, logInOnboarded } from './parent';

/** What an answer says: its status, and whether what was handed in opened the door. */
export type Verdict = { status: number; isOpen: boolean };

/** A place where a visitor hands in an encrypted text of ours. */
export type Door = {
  name: string;
  /** A text that was really made for it. */
  genuine: string;
  /** False for a place that takes no such text at all, the genuine one included. */
  opens: boolean;
  /** Hands in `text` as the visitor at `address`: the site needs TRUST_PROXY=1. */
  knock: (text: string, address: number) => Promise<Verdict>;
};

export const SESSION_COOKIE = 'next-auth.session-token';

const LONGEST_WAIT_MS = 15_000;
const session = z.object({ contact: z.string() });

const ask = (url: string, headers: Record<string, string>): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_WAIT_MS) });

const ofStatus = ({ status, ok }: Response): Verdict => ({ status, isOpen: ok });

const cookieDoors = ({ origin }: HeldSite, genuine: string): Door[] => {
  const cookieOf = (text: string, address: number) => ({
    Cookie: `${SESSION_COOKIE}=${text}`,
    ...fromAddress(address),
  });
  const mine = `${origin}/api/enquiries/mine`;
  return [
    {
      name: 'session cookie, for the browser',
      genuine,
      opens: true,
      knock: async (text, address) => {
        const answer = await ask(`${origin}/api/auth/session`, cookieOf(text, address));
        const body: unknown = await answer.json().catch(() => null);
        return { status: answer.status, isOpen: session.safeParse(body).success };
      },
    },
    {
      name: 'session cookie, at our endpoints',
      genuine,
      opens: true,
      knock: async (text, address) => ofStatus(await ask(mine, cookieOf(text, address))),
    },
    {
      name: 'bearer value',
      genuine,
      opens: false,
      knock: async (text, address) => {
        const headers = { Authorization: `Bearer ${text}`, ...fromAddress(address) };
        return ofStatus(await ask(mine, headers));
      },
    },
  ];
};

const ticketDoor = ({ origin }: HeldSite, genuine: string): Door => ({
  name: 'login ticket',
  genuine,
  opens: true,
  knock: async (text, address) => {
    const visitor = createVisitor(origin, fromAddress(address));
    // Throws for an answer that is not next-auth's: a 5xx has no address in it.
    const to = await signIn(visitor, text).catch(() => null);
    return { status: to === null ? 500 : 200, isOpen: visitor.cookies.has(SESSION_COOKIE) };
  },
});

const accessTokenDoor = ({ origin }: HeldSite, genuine: string): Door => ({
  name: 'access token',
  genuine,
  opens: true,
  knock: async (text, address) => {
    const visitor = createVisitor(origin, fromAddress(address));
    const { status } = await visitor.post('/api/auth/update-token', { newAccessToken: text });
    return { status, isOpen: visitor.cookies.has(SESSION_COOKIE) };
  },
});

const challengeDoor = ({ origin }: HeldSite, genuine: string, otp: string): Door => ({
  name: 'challenge, with the right code',
  genuine,
  opens: true,
  knock: async (challenge, address) => {
    const visitor = createVisitor(origin, fromAddress(address));
    const { status } = await visitor.post('/api/otp/verify', { challenge, otp });
    return { status, isOpen: status === 200 };
  },
});

/** Every door of a site, each with a genuine text of three parents who confirm their numbers. */
export const findDoors = async (site: HeldSite): Promise<Door[]> => {
  const { visitor } = await logInOnboarded(site);
  const known = await confirmNumber(site, createVisitor(site.origin), '9000000002');
  const newcomer = await confirmNumber(site, createVisitor(site.origin), '9845012345');
  const waiting = await askForCode(site, createVisitor(site.origin), '9845012346');
  return [
    ...cookieDoors(site, visitor.cookies.get(SESSION_COOKIE) ?? ''),
    ticketDoor(site, known.ticket),
    accessTokenDoor(site, newcomer.accessToken),
    challengeDoor(site, waiting.challenge, waiting.otp),
  ];
};
