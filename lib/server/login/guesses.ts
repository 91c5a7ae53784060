import type { Selectable } from 'kysely';
import { hashPersonal } from '@/lib/server/crypto';
import { mustWait } from '@/lib/server/endpoint/mustWait';
import { clearLimit, consumeLimit, refundLimit } from '@/lib/server/limits';
import type { Database, Schema } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { forgetDeviceGuesses, refundDeviceGuess, takeDeviceGuess } from './devices';
import { currentCounts, type GuessCounts, type Guesser, guessWait } from './guessRules';
import type { Requester } from './requester';
import { hashNetwork } from './senders';
import type { Standing } from './sendShares';

export type Guess = {
  mobile: string;
  requester: Requester;
  standing: Standing;
  /** The network that the challenge was made for. */
  askedFrom: string;
};

/** `none`: the code was not looked at, so the guess does not count. */
export type GuessEnd = 'right' | 'wrong' | 'none';

/** A guess that was counted, to be settled once it is known how it ended. */
export type CountedGuess = DeviceGuess | NumberGuess;

/** By one of the number's own browsers: counted for it alone. */
type DeviceGuess = Guess & { guesser: 'ownDevice' };
type NumberGuess = Guess & { guesser: Guesser; guessedBefore: number; at: number };

/**
 * Counts a guess before anybody looks at it, so that guesses sent at once cannot slip through. Throws
 * `otp/blocked` with the seconds to wait where there is none left.
 */
export const countGuess = async (db: Database, guess: Guess): Promise<CountedGuess> => {
  if (guess.standing === 'ownDevice' && (await takeDeviceGuess(db, toAsked(guess)))) {
    return { ...guess, guesser: 'ownDevice' };
  }
  if (!(await takeOwnGuess(guess))) return countAs(db, guess, 'unknown');
  return countAs(db, guess, 'asker').catch(async () => {
    await refundLimit('otpGuessAsker', askerKey(guess));
    return countAs(db, guess, 'unknown');
  });
};

/** Notes how a guess ended. A right one begins all counts of the number anew. */
export const settleGuess = async (
  db: Database,
  guess: CountedGuess,
  end: GuessEnd,
): Promise<void> => {
  if (end === 'right') await forgetWrong(db, guess);
  if (end === 'none') await takeBack(db, guess);
};

const toAsked = ({ mobile, requester }: Guess) => ({ mobile, deviceId: requester.deviceId });

/** More than a parent types wrongly before giving up or getting it right. */
const MANY_WRONG = 20;

/** Numbers with so many wrong codes in a row, from anything but their own browsers, that somebody guesses. */
export const countGuessedAt = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('otp_guesses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb }) => eb(eb('wrong_unknown', '+', eb.ref('wrong_asker')), '>=', MANY_WRONG))
    .executeTakeFirstOrThrow();
  return count;
};

const askerKey = ({ mobile, requester }: Guess): string => `${mobile} ${requester.network}`;

/** Whether the guess comes from the network that asked for the code, and that has one of its own left. */
const takeOwnGuess = async (guess: Guess): Promise<boolean> => {
  if (guess.askedFrom !== hashNetwork(guess.requester.network)) return false;
  return consumeLimit('otpGuessAsker', askerKey(guess)).then(
    () => true,
    (cause: unknown) => {
      if (cause instanceof SiteError && cause.code === 'otp/blocked') return false;
      throw cause;
    },
  );
};

/** Each try that fails means that another one was counted, of which a window has few. */
const MOST_TRIES = 50;

const countAs = async (db: Database, guess: Guess, guesser: Guesser): Promise<NumberGuess> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = Date.now();
    const row = await findRow(db, guess.mobile);
    const counts = currentCounts(row && toCounts(row), at);
    const waitMs = guessWait(counts, guesser, at);
    if (waitMs > 0) throw blockedFor(waitMs);
    const next = withOneMore(counts, guesser, at);
    if (await saveRow(db, guess.mobile, next, row?.revision ?? null)) {
      return { ...guess, guesser, guessedBefore: counts.guessedAt, at };
    }
  }
  throw blockedFor(1000);
};

const blockedFor = (ms: number): SiteError => mustWait('otp/blocked', ms / 1000);

const withOneMore = (counts: GuessCounts, guesser: Guesser, at: number): GuessCounts => ({
  ...counts,
  inWindow: { ...counts.inWindow, [guesser]: counts.inWindow[guesser] + 1 },
  wrong: { ...counts.wrong, [guesser]: counts.wrong[guesser] + 1 },
  guessedAt: guesser === 'unknown' ? at : counts.guessedAt,
});

type Row = Selectable<Schema['otp_guesses']>;

const findRow = async (db: Database, mobile: string): Promise<Row | null> => {
  const row = await db
    .selectFrom('otp_guesses')
    .selectAll()
    .where('mobile_hash', '=', hashPersonal(mobile))
    .executeTakeFirst();
  return row ?? null;
};

const toCounts = (row: Row): GuessCounts => ({
  windowStartedAt: row.window_started_at,
  inWindow: { asker: row.window_asker, unknown: row.window_unknown },
  wrong: { asker: row.wrong_asker, unknown: row.wrong_unknown },
  guessedAt: row.guessed_at,
});

const toRow = ({ windowStartedAt, inWindow, wrong, guessedAt }: GuessCounts) => ({
  window_started_at: windowStartedAt,
  window_asker: inWindow.asker,
  window_unknown: inWindow.unknown,
  wrong_asker: wrong.asker,
  wrong_unknown: wrong.unknown,
  guessed_at: guessedAt,
});

/** False: somebody else has changed the counts since they were read. */
const saveRow = async (
  db: Database,
  mobile: string,
  counts: GuessCounts,
  revision: number | null,
): Promise<boolean> => {
  const mobileHash = hashPersonal(mobile);
  const values = { ...toRow(counts), revision: (revision ?? 0) + 1 };
  const saved =
    revision === null
      ? await db
          .insertInto('otp_guesses')
          .values({ mobile_hash: mobileHash, ...values })
          .onConflict((conflict) => conflict.column('mobile_hash').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('otp_guesses')
          .set(values)
          .where('mobile_hash', '=', mobileHash)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return saved !== undefined;
};

const forgetWrong = async (db: Database, guess: CountedGuess): Promise<void> => {
  await db
    .updateTable('otp_guesses')
    .set(({ eb }) => ({
      wrong_asker: 0,
      wrong_unknown: 0,
      revision: eb('revision', '+', 1),
    }))
    .where('mobile_hash', '=', hashPersonal(guess.mobile))
    .execute();
  await forgetDeviceGuesses(db, guess.mobile);
  await clearLimit('otpGuessAsker', askerKey(guess));
};

const COLUMNS = {
  asker: { inWindow: 'window_asker', wrong: 'wrong_asker' },
  unknown: { inWindow: 'window_unknown', wrong: 'wrong_unknown' },
} as const;

const takeBack = async (db: Database, guess: CountedGuess): Promise<void> => {
  if (guess.guesser === 'ownDevice') return refundDeviceGuess(db, toAsked(guess));
  const { inWindow, wrong } = COLUMNS[guess.guesser];
  const ofNumber = db
    .updateTable('otp_guesses')
    .where('mobile_hash', '=', hashPersonal(guess.mobile));
  await ofNumber
    .set(({ eb }) => ({
      [wrong]: eb(wrong, '-', 1),
      revision: eb('revision', '+', 1),
    }))
    .where(wrong, '>', 0)
    .execute();
  await ofNumber
    .set(({ eb }) => ({ [inWindow]: eb(inWindow, '-', 1) }))
    .where(inWindow, '>', 0)
    .execute();
  // Nobody has to wait longer for a guess that was none.
  await ofNumber
    .set({ guessed_at: guess.guessedBefore })
    .where('guessed_at', '=', guess.at)
    .execute();
  if (guess.guesser === 'asker') await refundLimit('otpGuessAsker', askerKey(guess));
};
