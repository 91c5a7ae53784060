import { Section } from '@/components/blocks/Section';
import styles from './Notes.module.scss';

type NotesProps = { notes: readonly { title: string; text: readonly string[] }[] };

/** What a reader should know before using a list. */
export const Notes = ({ notes }: NotesProps) =>
  notes.map(({ title, text }) => (
    <Section key={title} title={title}>
      <div className={styles.root}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  ));
