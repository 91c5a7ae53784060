import type { Counts } from '@/data/contests/contest';
import type { ContestSlug } from '@/data/contests/slugs';
import type { VoteReceipt } from '@/lib/content/voting/ballot';
import { hashPersonal } from '@/lib/server/crypto';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';

/** The parent with this confirmed number, in this contest. The number itself is not stored. */
export type Voter = { contest: ContestSlug; contact: string };

/**
 * Counts a parent's vote, once: the first one stays, whatever comes after it or beside it. Answers
 * with the entry that counts.
 */
export const castVote = async (
  { db }: Store,
  voter: Voter,
  entry: string,
  at: number,
): Promise<VoteReceipt> => {
  // The insert decides: of requests that come at once only one gets its row.
  const row = await db
    .insertInto('votes')
    .values({ contest: voter.contest, voter: hashVoter(voter), entry, created_at: at })
    .onConflict((conflict) => conflict.columns(['contest', 'voter']).doNothing())
    .returning('entry')
    .executeTakeFirst();
  if (row) return { choice: row.entry, isNew: true };
  return { choice: await readChoice(db, voter), isNew: false };
};

const readChoice = async (db: Database, voter: Voter): Promise<string> => {
  const { entry } = await selectVote(db, voter).executeTakeFirstOrThrow();
  return entry;
};

/** The entry that this parent voted for, or null. */
export const findChoice = async ({ db }: Store, voter: Voter): Promise<string | null> =>
  (await selectVote(db, voter).executeTakeFirst())?.entry ?? null;

/** The votes of a contest, by entry; entries without a vote are not in it. */
export const countVotes = async ({ db }: Store, contest: ContestSlug): Promise<Counts> => {
  const rows = await db
    .selectFrom('votes')
    .select(({ fn }) => ['entry', fn.countAll<number>().as('count')])
    .where('contest', '=', contest)
    .groupBy('entry')
    .execute();
  return Object.fromEntries(rows.map(({ entry, count }) => [entry, count]));
};

const selectVote = (db: Database, voter: Voter) =>
  db
    .selectFrom('votes')
    .select('entry')
    .where('contest', '=', voter.contest)
    .where('voter', '=', hashVoter(voter));

const hashVoter = (voter: Voter): string => hashPersonal(voterText(voter));

/**
 * What the fingerprint of a voter is made of. With the contest in it, so that nobody can tell from
 * the table who voted in two of them.
 */
export const voterText = ({ contest, contact }: Voter): string => `vote ${contest} ${contact}`;
