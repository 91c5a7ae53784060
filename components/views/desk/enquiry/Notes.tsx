import { type FormEvent, useRef, useState } from 'react';
import { FormStatus } from '@/components/forms/FormStatus';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { Button } from '@/components/ui/Button';
import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { LONGEST_NOTE } from '@/data/limits';
import { sendNote } from '@/lib/api/desk/enquiry';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { keepNoteDraft, noteDraftOf } from '@/lib/desk/noteDrafts';
import { randomKey } from '@/lib/site/randomKey';
import { toSiteError } from '@/lib/site/siteError';
import styles from './DeskEnquiryView.module.scss';
import { NoteList } from './NoteList';

type NotesProps = {
  enquiry: Pick<DeskEnquiry, 'reference' | 'notes'>;
  onChanged: (enquiry: DeskEnquiry) => void;
};

/** What people at the desk have written down, and a field for more. */
export const Notes = ({ enquiry: { reference, notes }, onChanged }: NotesProps) => {
  const [text, setText] = useState(() => noteDraftOf(reference));
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The same for each try of one note, so that it stands once.
  const id = useRef<string | null>(null);

  const write = (changed: string) => {
    setText(changed);
    keepNoteDraft(reference, changed);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (text.trim() === '') return setError(DESK_ENQUIRY_COPY.emptyNote);
    setIsSending(true);
    setError(null);
    id.current ??= randomKey();
    try {
      onChanged(await sendNote({ reference, id: id.current, text }));
      write('');
      id.current = null;
    } catch (cause) {
      setError(toSiteError(cause).message);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <section className={styles.part} aria-labelledby="notes">
      <h2 id="notes">{DESK_ENQUIRY_COPY.notes}</h2>
      <NoteList notes={notes} />
      <form className={styles.form} onSubmit={send} noValidate>
        <TextAreaField
          id="desk-note"
          label={DESK_ENQUIRY_COPY.newNote}
          hint={DESK_ENQUIRY_COPY.noteHint}
          error={error ?? undefined}
          autoComplete="off"
          maxLength={LONGEST_NOTE}
          value={text}
          readOnly={isSending}
          onChange={({ target }) => {
            write(target.value);
            setError(null);
          }}
        />
        <Button type="submit" aria-disabled={isSending}>
          {DESK_ENQUIRY_COPY.addNote}
        </Button>
        <FormStatus>{null}</FormStatus>
      </form>
    </section>
  );
};
