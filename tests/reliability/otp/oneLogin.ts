import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Experiment } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TwoSites, withTwoTestSites } from '@/tests/reliability/support/site';
import { lastCodeOf } from './phones';
import { askForCode, countStatus, noteBroken, type Reply, tryCode } from './requests';

const MOBILE = '9000000001';
const TIMES = 200;
const SIGN_INS = { short: 20, long: 100 };
const SETTINGS: TwoSites = { name: 'one-login', ports: [4341, 4342], env: { TRUST_PROXY: '1' } };

export const ONE_LOGIN: Experiment = {
  name: 'one-login',
  promise: 'A right code that arrives two hundred times at once, at two processes, logs in once',
  isLongOnly: true,
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

      const winner = replies.find((reply) => reply.ticket !== null);
      const sessions = await inParallel(SIGN_INS[size], SIGN_INS[size], (index) =>
        hasSession(originOf(index), winner),
      );
      const made = sessions.filter(Boolean).length;
      note(equalTo(`Sessions from its ticket, used ${SIGN_INS[size]} times at once`, made, 1));
    }),
};

/** As the browser that confirmed the number, which the ticket is bound to. */
const hasSession = async (origin: string, winner: Reply | undefined): Promise<boolean> => {
  const visitor = createVisitor(origin);
  for (const cookie of winner?.cookies ?? []) {
    const [name = '', value = ''] = cookie.split('=');
    visitor.cookies.set(name, value);
  }
  await signIn(visitor, winner?.ticket ?? '').catch(() => null);
  const { body } = await visitor.get('/api/auth/session');
  return JSON.stringify(body).includes(MOBILE);
};
