import { encode } from 'next-auth/jwt';
import { startSession } from '@/lib/server/session/claims';
import type { Experiment } from '@/tests/reliability/experiment';
import { createRandom, type Random } from '@/tests/reliability/fuzz/random';
import { none } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { withTestSite } from '@/tests/reliability/support/site';
import { mutate } from './mutate';
import { findTokenEndpoints, type TokenEndpoint } from './tokenEndpoints';

const FORGERIES = { short: 240, long: 2000 };
const AT_ONCE = 8;
const SETTINGS = { name: 'forged-sessions', port: 4350, env: { TRUST_PROXY: '1' } };

/** A session encrypted as ours are, by somebody who does not know the secret. */
const encryptElsewhere = (): Promise<string> =>
  encode({
    token: startSession({
      contact: '+91-9000000001',
      username: 'Mallory',
      gradeDetails: '',
      isLoggedIn: true,
      accessToken: null,
    }),
    secret: 'another secret, of more than thirty-two letters',
  });

/** One text in twenty is a genuine one that was made for another endpoint. */
const forge = (
  endpoints: TokenEndpoint[],
  endpoint: TokenEndpoint,
  elsewhere: string,
  random: Random,
): string => {
  const others = endpoints.filter(({ genuine }) => genuine !== endpoint.genuine);
  if (random.happens(0.05)) return random.pick(others).genuine;
  return mutate(random.happens(0.05) ? elsewhere : endpoint.genuine, random);
};

export const FORGED_SESSIONS: Experiment = {
  name: 'forged-sessions',
  promise:
    'A cookie, bearer value, ticket or token that we did not make opens nothing, and breaks nothing.',
  run: (size, note) =>
    withTestSite(SETTINGS, async (site) => {
      const endpoints = await findTokenEndpoints(site);
      const random = createRandom('forged sessions');
      const elsewhere = await encryptElsewhere();
      const attempts = Array.from({ length: FORGERIES[size] }, (_, index) => {
        const endpoint = endpoints[index % endpoints.length] ?? endpoints[0];
        if (endpoint === undefined) throw new Error('There is no endpoint.');
        return { endpoint, text: forge(endpoints, endpoint, elsewhere, random) };
      });
      const verdicts = await inParallel(attempts.length, AT_ONCE, async (index) => {
        const attempt = attempts[index];
        return attempt?.endpoint.present(attempt.text, index);
      });
      const opened = attempts.filter((_, index) => verdicts[index]?.isAccepted);
      const broken = attempts.filter((_, index) => (verdicts[index]?.status ?? 500) >= 500);
      note({ what: 'forged values handed in', value: attempts.length });
      note(none('of these accepted', opened.length));
      note(none('answered with a 5xx', broken.length));
      // Last, so that it also says that nothing above has ended or used up the genuine ones.
      const genuine = await inParallel(endpoints.length, 1, async (index) =>
        endpoints[index]?.present(endpoints[index].genuine, attempts.length + index),
      );
      const right = endpoints.filter(
        ({ takesTokens }, index) => genuine[index]?.isAccepted === takesTokens,
      );
      note({
        what: 'endpoints that do with the genuine value what they should',
        value: right.length,
        bound: `all ${endpoints.length}`,
        passes: right.length === endpoints.length,
      });
    }),
};
