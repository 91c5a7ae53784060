import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Experiment } from '@/scripts/hold/experiment';
import { inParallel } from '@/scripts/hold/tools/inParallel';
import { type HeldSite, startHeldSite } from '@/scripts/hold/tools/site';
import { askForCode, countBroken, countStatus, tryCode } from './asking';
import { lastCodeOf } from './phones';

const MOBILE = '9000000001';
const TIMES = 200;
const SIGN_INS = { short: 20, long: 100 };
const PORTS = [4341, 4342];

export const ONE_LOGIN: Experiment = {
  name: 'one-login',
  promise: 'A right code that arrives two hundred times at once, at two processes, logs in once',
  run: async (size, note) => {
    const sites: HeldSite[] = [];
    try {
      // Two processes on one store.
      for (const port of PORTS) {
        const keep = sites.length > 0;
        sites.push(
          await startHeldSite({ name: 'one-login', port, keep, env: { TRUST_PROXY: '1' } }),
        );
      }
      const [{ origin, dataDir } = noSite()] = sites;
      const originOf = (index: number) => sites[index % sites.length]?.origin ?? origin;
      const { challenge } = await askForCode(origin, MOBILE, 1);
      const right = { challenge: challenge ?? '', otp: lastCodeOf(dataDir, MOBILE) };
      const replies = await inParallel(TIMES, TIMES, (index) =>
        tryCode(originOf(index), right, 100 + index),
      );
      const [broken, opened] = [countBroken(replies), countStatus(replies, 200)];
      note({
        what: `Of ${TIMES} times at once, let in`,
        value: opened,
        bound: '1',
        holds: opened === 1,
      });
      note({ what: 'Without an answer, or 5xx', value: broken, bound: '0', holds: broken === 0 });

      const ticket = replies.find((reply) => reply.ticket !== null)?.ticket ?? '';
      const sessions = await inParallel(SIGN_INS[size], SIGN_INS[size], (index) =>
        hasSession(originOf(index), ticket),
      );
      const made = sessions.filter(Boolean).length;
      note({
        what: `Sessions from its ticket, used ${SIGN_INS[size]} times at once`,
        value: made,
        bound: '1',
        holds: made === 1,
      });
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
  },
};

const hasSession = async (origin: string, ticket: string): Promise<boolean> => {
  const visitor = createVisitor(origin);
  await signIn(visitor, ticket).catch(() => null);
  const { body } = await visitor.get('/api/auth/session');
  return JSON.stringify(body).includes(MOBILE);
};

const noSite = (): never => {
  throw new Error('No site was started.');
};
