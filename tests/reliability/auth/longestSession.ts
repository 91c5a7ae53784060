import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { encode } from 'next-auth/jwt';
import { SESSION_LONGEST_DAYS } from '@/data/retention';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import type { Experiment } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { withTestSite } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { contactOf, copyOf } from './parent';
import { SESSION_COOKIE } from './tokenEndpoints';

const NAME = 'longest-session';
const SECRET = 'the-secret-that-this-experiment-shares-with-its-site';
const DAY_MS = 24 * 60 * 60_000;
/** How long before its end a session is met, and how often it is renewed from then on. */
const LEFT_MS = { short: 4_000, long: 20_000 };
const RENEW_EVERY_MS = 200;
const LONGEST_AFTER_MS = 1_000;

/** The cookie of a session that began so long ago, renewed a moment ago as by a daily visit. */
const oldSession = (startedAt: number): Promise<string> =>
  encode({
    secret: SECRET,
    token: {
      contact: '+91-9000000001',
      username: 'Meera Iyer',
      gradeDetails: '',
      isLoggedIn: true,
      accessToken: null,
      sessionId: randomUUID(),
      startedAt,
      generation: 0,
    },
  });

/** Renews until nothing is open any more, `untilAt` at the latest. Answers every cookie that it got. */
const renewOn = async (visitor: Visitor, untilAt: number) => {
  const copies: Visitor[] = [];
  let openAt = 0;
  while (Date.now() < untilAt) {
    const askedAt = Date.now();
    if ((await contactOf(visitor)) === null) break;
    openAt = askedAt;
    copies.push(copyOf(visitor, ''));
    await wait(RENEW_EVERY_MS);
  }
  return { copies, openAt };
};

export const LONGEST_SESSION: Experiment = {
  name: NAME,
  promise: `A session ends ${SESSION_LONGEST_DAYS} days after it began, however often it is renewed.`,
  isLongOnly: true,
  run: (size, note) =>
    withTestSite(
      { name: NAME, port: 4351, env: { NEXTAUTH_SECRET: SECRET } },
      async ({ origin }) => {
        const endsAt = Date.now() + LEFT_MS[size];
        const visitor = createVisitor(origin);
        const cookie = await oldSession(endsAt - SESSION_LONGEST_DAYS * DAY_MS);
        visitor.cookies.set(SESSION_COOKIE, cookie);
        const { copies, openAt } = await renewOn(visitor, endsAt + 5_000);
        note({
          what: 'renewals of a session near its end',
          value: copies.length,
          bound: '5 or more',
          passes: copies.length >= 5,
        });
        const after = Math.max(0, openAt - endsAt);
        note({
          what: 'last renewed after its end',
          value: round(after / 1000, 2),
          unit: 's',
          bound: `at most ${LONGEST_AFTER_MS / 1000}`,
          passes: after <= LONGEST_AFTER_MS,
        });
        // A renewal that failed for another reason would end the loop before the session ends.
        await wait(Math.max(0, endsAt + LONGEST_AFTER_MS - Date.now()));
        const contacts = await Promise.all(copies.map((copy) => contactOf(copyOf(copy, origin))));
        const open = contacts.filter((contact) => contact !== null).length;
        note(none('of the renewed cookies, open after that', open));
      },
    ),
};
