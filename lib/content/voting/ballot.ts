import type { Counts } from '@/data/contests/contest';
import type { Stage } from './stage';

/** A contest as one visitor sees it at this moment: the answer of GET /api/votes/ballot. */
export type Ballot = {
  stage: Stage;
  /** The entry that this parent voted for; null without a session, and before the vote. */
  choice: string | null;
  /** Null until voting has closed. */
  counts: Counts | null;
};

/** The answer of POST /api/votes. */
export type VoteReceipt = {
  /** The entry that counts. */
  choice: string;
  /** False: the vote had come before, in another tab or by a request that was sent twice. */
  isNew: boolean;
};
