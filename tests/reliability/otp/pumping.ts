import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OTP_CREDIT, OTP_POOLS } from '@/data/limits';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { lastCodeOf, numberOfOwnBlock, readMessages } from './phones';
import { askForCode, countStatus, noteBroken, type Reply, tryCode } from './requests';

const PORT = 4344;
const AT_ONCE = 16;
const PUMPED = { short: 1_400, long: 6_000 };
/** Where codes are counted for the first time. */
const UNSUSPECTED = 300;
/** In a network that the pump has not used. */
const PARENTS_AT = 700_000;
const PARENTS = 20;
/** Numbers that logged in once, before all that. */
const KNOWN_FROM = 92_000;

export const PUMPING: Experiment = {
  name: 'pumping',
  promise:
    'Codes that nobody types in are soon throttled, however many addresses they are asked for from; parents get theirs, enquiries still arrive, and codes that are typed in end it',
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: 'pumping', port: PORT }, async (site) => {
      await logInOnce(site);
      const replies = await pump(site, PUMPED[size], note);
      await askAsParent(site, replies, note);
      await recover(site, replies, note);
      noteLog(site.dataDir, note);
    }),
};

const logInOnce = ({ origin, dataDir }: TestSite): Promise<Reply[]> =>
  inParallel(PARENTS, AT_ONCE, async (index) => {
    const mobile = numberOfOwnBlock(KNOWN_FROM + index);
    const { challenge } = await askForCode(origin, mobile, 800_000 + index);
    const otp = lastCodeOf(dataDir, mobile);
    return tryCode(origin, { challenge: challenge ?? '', otp }, 800_000 + index);
  });

/** Every request with a number, a block and an address that were not seen before. */
const pump = async ({ origin, dataDir }: TestSite, count: number, note: Note): Promise<Reply[]> => {
  const replies = await inParallel(count, AT_ONCE, (index) =>
    askForCode(origin, numberOfOwnBlock(index), 10_000 + index),
  );
  const sent = readMessages(dataDir).length - PARENTS;
  // Those who logged in before have opened some more.
  const most = OTP_POOLS.unknown + OTP_CREDIT * PARENTS;
  note({
    what: `Of ${count} codes that were pumped, sent`,
    value: sent,
    bound: `${UNSUSPECTED} to ${most}`,
    passes: sent >= UNSUSPECTED && sent <= most,
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
  const parents = await inParallel(PARENTS, AT_ONCE, (index) =>
    askForCode(site.origin, numberOfOwnBlock(90_000 + index), PARENTS_AT + index),
  );
  const served = countStatus(parents, 200);
  const what = `Of ${PARENTS} parents meanwhile who were never here, with a code`;
  // Once the whole pool is used up they have none: docs/reliability.md, "What is not promised".
  const isPoolEmpty = replies.length - refused.length >= OTP_POOLS.unknown;
  note(
    isPoolEmpty
      ? { what: `${what}, with the pool used up`, value: served }
      : equalTo(what, served, PARENTS),
  );
  const known = await inParallel(PARENTS, AT_ONCE, (index) =>
    askForCode(site.origin, numberOfOwnBlock(KNOWN_FROM + index), PARENTS_AT + PARENTS + index),
  );
  note(
    equalTo(
      `Of ${PARENTS} who logged in before, in another browser, with a code`,
      countStatus(known, 200),
      PARENTS,
    ),
  );
  const saved = await inParallel(PARENTS, AT_ONCE, (index) =>
    postEnquiry(site.origin, `pumping-enquiry-${index}`, fromAddress(index)),
  );
  const acknowledged = saved.filter((receipt) => receipt !== null).length;
  note(equalTo(`Of ${PARENTS} enquiries without a code, saved`, acknowledged, PARENTS));
};

/** Every second code of those that went out is typed in; then as many as before are sent anywhere. */
const recover = async ({ origin, dataDir }: TestSite, replies: Reply[], note: Note) => {
  const sent = replies.flatMap(({ challenge }, index) =>
    challenge === null ? [] : [{ challenge, mobile: numberOfOwnBlock(index) }],
  );
  const typed = sent.filter((_, index) => index % 2 === 0);
  const verified = await inParallel(typed.length, AT_ONCE, async (index) => {
    const { challenge, mobile } = typed[index] ?? { challenge: '', mobile: '' };
    return tryCode(origin, { challenge, otp: lastCodeOf(dataDir, mobile) }, 500_000 + index);
  });
  note({ what: 'Codes then typed in rightly', value: countStatus(verified, 200) });
  const parents = await inParallel(PARENTS, AT_ONCE, (index) =>
    askForCode(origin, numberOfOwnBlock(91_000 + index), 10_000),
  );
  const served = countStatus(parents, 200);
  note(
    equalTo(
      `Of the next ${PARENTS} parents, behind one address, with a code at once`,
      served,
      PARENTS,
    ),
  );
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
