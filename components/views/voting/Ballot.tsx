import { FormError } from '@/components/forms/FormError';
import { Button } from '@/components/ui/Button';
import { BALLOT_COPY } from '@/data/copy/voting';
import type { ContestPage } from '@/lib/content/voting/contestPage';
import styles from './Ballot.module.scss';
import { EntryList } from './EntryList';
import { useBallot } from './useBallot';
import { VotedNote } from './VotedNote';
import { VoteForm } from './VoteForm';
import { VoteTotal } from './VoteTotal';

type BallotProps = ContestPage['ballot'];

/** The entries of a contest: to choose from, with the parent's own vote, or with the numbers. */
export const Ballot = ({
  contest,
  stage: prerendered,
  stageTexts,
  entries,
  result,
}: BallotProps) => {
  const { stage, choice, counts, problem, isSending, hasJustVoted, vote, retry } = useBallot(
    contest,
    prerendered,
    result,
  );
  const chosen = entries.find(({ id }) => id === choice);
  const canVote = stage === 'open' && !chosen;

  return (
    <div className={styles.root}>
      <p className={styles.stage}>{stageTexts[stage]}</p>
      {chosen && <VotedNote title={chosen.title} shouldFocus={hasJustVoted} />}
      {stage === 'closed' && <VoteTotal counts={counts} hasFailed={problem !== null} />}
      {canVote ? (
        <VoteForm entries={entries} isSending={isSending} problem={problem} onVote={vote} />
      ) : (
        <>
          {problem && (
            <div className={styles.problem}>
              <FormError id={`${contest}-problem`}>{problem}</FormError>
              {stage === 'closed' && counts === null && (
                <Button tone="secondary" onClick={retry}>
                  {BALLOT_COPY.again}
                </Button>
              )}
            </div>
          )}
          <EntryList entries={entries} choice={choice} counts={counts} />
        </>
      )}
    </div>
  );
};
