import { Section } from '@/components/blocks/Section';
import styles from './Notes.module.scss';

type NotesProps = { notes: readonly { title: string; paragraphs: readonly string[] }[] };

/** What a reader should know before trusting a table. */
export const Notes = ({ notes }: NotesProps) =>
  notes.map(({ title, paragraphs }) => (
    <Section key={title} title={title}>
      <div className={styles.root}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  ));
