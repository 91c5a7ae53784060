import { type SubmitEvent, useRef, useState } from 'react';
import { FormError } from '@/components/forms/FormError';
import { Button } from '@/components/ui/Button';
import { BALLOT_COPY } from '@/data/copy/voting';
import type { BallotEntry } from '@/lib/voting/contestPage';
import { EntryText } from './EntryText';
import styles from './VoteForm.module.scss';

type VoteFormProps = {
  entries: readonly BallotEntry[];
  isSending: boolean;
  /** Why the vote did not count. */
  problem: string | null;
  onVote: (entry: string) => void;
};

const PROBLEM = 'vote-problem';

/** The entries with a choice of one. The browser keeps the choice while a parent logs in. */
export const VoteForm = ({ entries, isSending, problem, onVote }: VoteFormProps) => {
  const [hasNoChoice, setHasNoChoice] = useState(false);
  const firstChoice = useRef<HTMLInputElement>(null);
  const message = hasNoChoice ? BALLOT_COPY.chooseFirst : problem;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // Read from the page, not from state: it may have been chosen before this code was there.
    const chosen = event.currentTarget.querySelector<HTMLInputElement>('input:checked');
    setHasNoChoice(chosen === null);
    if (chosen) onVote(chosen.value);
    else firstChoice.current?.focus();
  };

  return (
    <form className={styles.root} onSubmit={submit} onChange={() => setHasNoChoice(false)}>
      <fieldset aria-describedby={message ? PROBLEM : undefined}>
        <legend className={styles.legend}>{BALLOT_COPY.legend}</legend>
        <ul className={styles.entries}>
          {entries.map((entry, at) => (
            <li key={entry.id}>
              <label className={styles.entry}>
                <input
                  ref={at === 0 ? firstChoice : undefined}
                  type="radio"
                  name="entry"
                  value={entry.id}
                  className={styles.choice}
                />
                <EntryText entry={entry} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {message && <FormError id={PROBLEM}>{message}</FormError>}
      <div className={styles.send}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? BALLOT_COPY.sending : BALLOT_COPY.vote}
        </Button>
        <p className={styles.how}>{BALLOT_COPY.how}</p>
      </div>
      <p className={styles.small}>
        {BALLOT_COPY.when} {BALLOT_COPY.kept}
      </p>
      <noscript>
        <p>{BALLOT_COPY.withoutScript}</p>
      </noscript>
    </form>
  );
};
