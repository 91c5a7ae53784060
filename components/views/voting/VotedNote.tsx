import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { BALLOT_COPY } from '@/data/copy/voting';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './Ballot.module.scss';

type VotedNoteProps = {
  /** Of the entry that the parent voted for. */
  title: string;
  /** The button that was pressed is gone: whoever reads with the ears hears this instead. */
  shouldFocus: boolean;
};

/** Says that the vote is in. */
export const VotedNote = ({ title, shouldFocus }: VotedNoteProps) => {
  const note = useRef<HTMLParagraphElement>(null);
  useFocusOnMount(note, shouldFocus);

  return (
    <p ref={note} tabIndex={-1} role="status" className={styles.voted}>
      <CircleCheck aria-hidden="true" className={styles.check} />
      <span>{BALLOT_COPY.voted(title)}</span>
    </p>
  );
};
