import type { Counts } from '@/data/contests/contest';
import { BALLOT_COPY } from '@/data/copy/voting';

type VoteTotalProps = {
  /** Null: not here yet. */
  counts: Counts | null;
  hasFailed: boolean;
};

/** How many votes there were in all, once the numbers are here. */
export const VoteTotal = ({ counts, hasFailed }: VoteTotalProps) => {
  const total = Object.values(counts ?? {}).reduce((sum, votes) => sum + votes, 0);
  return (
    <>
      {!(counts === null && hasFailed) && (
        <p role="status">{counts ? BALLOT_COPY.total(total) : BALLOT_COPY.counting}</p>
      )}
      {counts === null && (
        <noscript>
          <p>{BALLOT_COPY.closedWithoutScript}</p>
        </noscript>
      )}
    </>
  );
};
