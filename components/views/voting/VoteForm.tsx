import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/forms/FormError';
import { Button } from '@/components/ui/Button';
import type { ContestEntry } from '@/data/contests/contest';
import { BALLOT_COPY } from '@/data/copy/voting';
import { EntryText } from './EntryText';
import styles from './VoteForm.module.scss';

type VoteFormProps = {
  entries: readonly ContestEntry[];
  isSending: boolean;
  /** Why the vote did not count. */
  problem: string | null;
  onVote: (entry: string) => void;
};

const PROBLEM = 'vote-problem';

/** Who pressed the button before this code was there has their choice in the address. */
const chooseByAddress = (form: HTMLFormElement): boolean => {
  const entry = new URLSearchParams(window.location.search).get('entry');
  const choices = form.querySelectorAll<HTMLInputElement>('input[name="entry"]');
  const chosen = [...choices].find(({ value }) => value === entry);
  if (chosen) chosen.checked = true;
  return chosen !== undefined;
};

/** The entries with a choice of one. The browser keeps the choice while a parent logs in. */
export const VoteForm = ({ entries, isSending, problem, onVote }: VoteFormProps) => {
  const [advice, setAdvice] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const firstChoice = useRef<HTMLInputElement>(null);
  const message = advice ?? problem;

  // It is not counted by itself: an address that somebody sent must not vote.
  useEffect(() => {
    if (form.current && chooseByAddress(form.current)) setAdvice(BALLOT_COPY.pressAgain);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    // Read from the page, not from state: it may have been chosen before this code was there.
    const chosen = event.currentTarget.querySelector<HTMLInputElement>('input:checked');
    setAdvice(chosen === null ? BALLOT_COPY.chooseFirst : null);
    if (chosen) onVote(chosen.value);
    else firstChoice.current?.focus();
  };

  return (
    <form
      ref={form}
      action="#entries"
      className={styles.root}
      onSubmit={submit}
      onChange={() => setAdvice(null)}
    >
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
        {BALLOT_COPY.when} {BALLOT_COPY.storage}
      </p>
      <noscript>
        <p>{BALLOT_COPY.withoutScript}</p>
      </noscript>
    </form>
  );
};
