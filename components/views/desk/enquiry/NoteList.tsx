import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { inIndia } from '@/lib/desk/time';
import styles from './DeskEnquiryView.module.scss';

/** What people at the desk have written down, oldest first. */
export const NoteList = ({ notes }: Pick<DeskEnquiry, 'notes'>) =>
  notes.length === 0 ? (
    <p>{DESK_ENQUIRY_COPY.noNotes}</p>
  ) : (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <p className={styles.quiet}>
            {inIndia(note.writtenAt)}, {note.who}
          </p>
          <p className={styles.text}>{note.text}</p>
        </li>
      ))}
    </ul>
  );
