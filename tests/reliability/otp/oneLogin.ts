import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Experiment } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TwoSites, withTwoTestSites } from '@/tests/reliability/support/site';
import { lastCodeOf } from './phones';
import { askForCode, countStatus, noteBroken, tryCode } from './requests';

const MOBILE = '9000000001';
const TIMES = 200;
const SIGN_INS = { short: 20, long: 100 };
const SETTINGS: TwoSites = { name: 'one-login', ports: [4341, 4342], env: { TRUST_PROXY: '1' } };

export const ONE_LOGIN: Experiment = {
  name: 'one-login',
  promise: 'A right code that arrives two hundred times at once, at two processes, logs in once',
  run: (size, note) =>
    withTwoTestSites(SETTINGS, async (first, second) => {
      const { origin, dataDir } = first;
      const originOf = (index: number) => (index % 2 === 0 ? first : second).origin;
      const { challenge } = await askForCode(origin, MOBILE, 1);
      const right = { challenge: challenge ?? '', otp: lastCodeOf(dataDir, MOBILE) };
      const replies = await inParallel(TIMES, TIMES, (index) =>
        tryCode(originOf(index), right, 100 + index),
      );
      note(equalTo(`Of ${TIMES} times at once, let in`, countStatus(replies, 200), 1));
      noteBroken(replies, note);

      const ticket = replies.find((reply) => reply.ticket !== null)?.ticket ?? '';
      const sessions = await inParallel(SIGN_INS[size], SIGN_INS[size], (index) =>
        hasSession(originOf(index), ticket),
      );
      const made = sessions.filter(Boolean).length;
      note(equalTo(`Sessions from its ticket, used ${SIGN_INS[size]} times at once`, made, 1));
    }),
};

const hasSession = async (origin: string, ticket: string): Promise<boolean> => {
  const visitor = createVisitor(origin);
  await signIn(visitor, ticket).catch(() => null);
  const { body } = await visitor.get('/api/auth/session');
  return JSON.stringify(body).includes(MOBILE);
};
