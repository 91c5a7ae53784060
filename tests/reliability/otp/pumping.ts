import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { lastCodeOf, numberOfOwnBlock, readMessages } from './phones';
import { askForCode, countStatus, noteBroken, type Reply, tryCode } from './requests';

const PORT = 4344;
const AT_ONCE = 16;
const PUMPED = { short: 340, long: 3_000 };
/** Where the breaker looks for the first time, and what it leaves in a minute. */
const [UNSUSPECTED, A_MINUTE] = [300, 10];
const PARENTS = 20;

export const PUMPING: Experiment = {
  name: 'pumping',
  promise:
    'Codes that nobody types in are soon throttled, enquiries still arrive, and parents who verify theirs end it',
  run: (size, note) =>
    withTestSite({ name: 'pumping', port: PORT, env: { TRUST_PROXY: '1' } }, async (site) => {
      const replies = await pump(site, PUMPED[size], note);
      await askAsParent(site, replies, note);
      await recover(site, replies, note);
      noteLog(site.dataDir, note);
    }),
};

/** Every request with a number, a block and an address that were not seen before. */
const pump = async ({ origin, dataDir }: TestSite, count: number, note: Note): Promise<Reply[]> => {
  const startedAt = performance.now();
  const replies = await inParallel(count, AT_ONCE, (index) =>
    askForCode(origin, numberOfOwnBlock(index), 10_000 + index),
  );
  const minutes = Math.ceil((performance.now() - startedAt) / 60_000);
  // Those in flight when the breaker opens still go out.
  const bound = UNSUSPECTED + AT_ONCE + A_MINUTE * (minutes + 1);
  const sent = readMessages(dataDir).length;
  note({
    what: `Of ${count} codes that were pumped, sent`,
    value: sent,
    bound: `${UNSUSPECTED} to ${bound}`,
    passes: sent >= UNSUSPECTED && sent <= bound,
  });
  noteBroken(replies, note);
  return replies;
};

/** What a parent meets who comes while codes are pumped. */
const askAsParent = async (site: TestSite, replies: Reply[], note: Note): Promise<void> => {
  const refused = replies.filter(({ status }) => status !== 200);
  const honest = refused.filter(
    ({ error, retryAfter }) => error === 'otp/paused' && retryAfter !== null && retryAfter <= 60,
  ).length;
  note({
    what: 'Of those without a code, told so, and when to come again',
    value: honest,
    bound: `all ${refused.length}`,
    passes: honest === refused.length && honest > 0,
  });
  const saved = await inParallel(PARENTS, AT_ONCE, (index) =>
    postEnquiry(site.origin, `pumping-enquiry-${index}`, fromAddress(index)),
  );
  const acknowledged = saved.filter((receipt) => receipt !== null).length;
  note(equalTo(`Of ${PARENTS} enquiries without a code, saved`, acknowledged, PARENTS));
};

/** One code in ten of those that went out is typed in; then the next parents ask. */
const recover = async ({ origin, dataDir }: TestSite, replies: Reply[], note: Note) => {
  const sent = replies.flatMap(({ challenge }, index) =>
    challenge === null ? [] : [{ challenge, mobile: numberOfOwnBlock(index) }],
  );
  const typed = sent.filter((_, index) => index % 10 === 0);
  const verified = await inParallel(typed.length, AT_ONCE, async (index) => {
    const { challenge, mobile } = typed[index] ?? { challenge: '', mobile: '' };
    return tryCode(origin, { challenge, otp: lastCodeOf(dataDir, mobile) }, 500_000 + index);
  });
  note({ what: 'Codes then typed in rightly', value: countStatus(verified, 200) });
  const parents = await inParallel(PARENTS, AT_ONCE, (index) =>
    askForCode(origin, numberOfOwnBlock(90_000 + index), 600_000 + index),
  );
  const served = countStatus(parents, 200);
  note(equalTo(`Of the next ${PARENTS} parents, with a code at once`, served, PARENTS));
};

const noteLog = (dataDir: string, note: Note): void => {
  const log = readFileSync(join(dataDir, 'server.log'), 'utf8');
  const warnings = log
    .split('\n')
    .filter((line) => line.includes('sending is throttled now')).length;
  note(equalTo('Warnings in the log', warnings, 1));
  const numbers = log.match(/\b9\d{4}4321\b|\+91/g)?.length ?? 0;
  note(none('Numbers in the log', numbers));
};
