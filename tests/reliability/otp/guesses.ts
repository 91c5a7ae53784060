import { join } from 'node:path';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo } from '@/tests/reliability/support/bounds';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { withStore } from '@/tests/reliability/support/withStore';
import { letCountdownPass } from './letTimePass';
import { lastCodeOf, readMessages } from './phones';
import { askForCode, countStatus, noteBroken, type Reply, tryCode } from './requests';

const MOBILE = '9845012345';
const ROUNDS = 5;
const GUESSES = { short: 250, long: 100_000 };
const AT_ONCE = 100;
const OF_ONE_ADDRESS = 200;
const PORT = 4340;

export const GUESSES_AT_ONCE: Experiment = {
  name: 'guesses',
  promise:
    'However many guess at once, from however many addresses, at most five are looked at, and a resend buys none',
  // It loads one process to its limit.
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: 'guesses', port: PORT }, async (site) => {
      await guessFromEverywhere(site, GUESSES[size], note);
      await guessFromOneAddress(site, note);
    }),
};

const guessFromEverywhere = async (site: TestSite, guesses: number, note: Note): Promise<void> => {
  const { origin, dataDir } = site;
  const replies: Reply[] = [];
  const inRound = guesses / ROUNDS;
  let challenge = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    // For the countdown before a resend; the code itself, and what was guessed at it, stay as they are.
    if (round > 0) {
      await withStore({ file: join(dataDir, 'site.db') }, (store) => letCountdownPass(store));
    }
    const sent = await askForCode(origin, MOBILE, 1_000 + round);
    challenge = sent.challenge ?? challenge;
    const guessOne = (index: number) => {
      const guess = { challenge, otp: String(round * inRound + index).padStart(6, '0') };
      return tryCode(origin, guess, 10_000 + round * inRound + index);
    };
    replies.push(sent, ...(await inParallel(inRound, AT_ONCE, guessOne)));
  }
  const tried = replies.length - ROUNDS;
  const looked = countStatus(replies, 401);
  const sent = readMessages(dataDir).length;
  note(equalTo(`Of ${tried} guesses at once, looked at`, looked, 5));
  note(equalTo('Codes sent meanwhile', sent, ROUNDS));
  const counted = await withStore({ file: join(dataDir, 'site.db') }, ({ db }) =>
    db.selectFrom('erp_codes').select('guesses').executeTakeFirstOrThrow(),
  );
  note(equalTo('Guesses in the books after four resends', counted.guesses, 5));
  const right = { challenge, otp: lastCodeOf(dataDir, MOBILE) };
  const late = await tryCode(origin, right, 99_999);
  note(equalTo('The right code after that', late.error ?? late.status, 'otp/blocked'));
  noteBroken(replies, note);
};

const guessFromOneAddress = async ({ origin }: TestSite, note: Note): Promise<void> => {
  const { challenge } = await askForCode(origin, '9811100022', 7);
  const guess = { challenge: challenge ?? '', otp: '000000' };
  const replies = await inParallel(OF_ONE_ADDRESS, OF_ONE_ADDRESS, () => tryCode(origin, guess, 8));
  const heard = replies.length - countStatus(replies, 429);
  note(equalTo(`Of ${OF_ONE_ADDRESS} guesses of one address, heard`, heard, 150));
  noteBroken(replies, note);
};
