import { Section } from '@/components/blocks/Section';
import type { PageNote } from '@/data/study/calculators/pages';
import styles from './PageNotes.module.scss';

/** The explanation below the calculators. */
export const PageNotes = ({ notes }: { notes: readonly PageNote[] }) => (
  <div className={styles.root}>
    {notes.map(({ heading, paragraphs }) => (
      <Section key={heading} title={heading}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    ))}
  </div>
);
