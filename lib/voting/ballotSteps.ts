import type { Ballot, Counts } from './ballot';
import type { Stage } from './stage';

/** What the ballot shows. */
export type BallotState = {
  stage: Stage;
  choice: string | null;
  counts: Counts | null;
  isSending: boolean;
  /** The vote was cast a moment ago, on this page. */
  hasJustVoted: boolean;
  /** What went wrong, in a sentence. */
  problem: string | null;
};

export type BallotStep =
  /** Somebody else is logged in, or nobody. */
  | { type: 'changedParent' }
  | { type: 'loaded'; ballot: Ballot }
  | { type: 'sent' }
  | { type: 'counted'; choice: string }
  | { type: 'stopped'; problem: string | null };

export const startBallot = (stage: Stage): BallotState => ({
  stage,
  choice: null,
  counts: null,
  isSending: false,
  hasJustVoted: false,
  problem: null,
});

export const stepBallot = (state: BallotState, step: BallotStep): BallotState => {
  switch (step.type) {
    case 'changedParent':
      return { ...state, choice: null, hasJustVoted: false, problem: null };
    case 'loaded':
      // A vote never goes away: an answer that was on its way before the vote does not undo it.
      return { ...state, ...step.ballot, choice: step.ballot.choice ?? state.choice };
    case 'sent':
      return { ...state, isSending: true, problem: null };
    case 'counted':
      return { ...state, isSending: false, hasJustVoted: true, choice: step.choice };
    case 'stopped':
      return { ...state, isSending: false, problem: step.problem };
  }
};
