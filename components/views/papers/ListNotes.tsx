import { Section } from '@/components/blocks/Section';
import type { PaperListPage } from '@/lib/study/papers/paperListPage';
import styles from './ListNotes.module.scss';

/** How to write and mark a paper, and whose papers these are. */
export const ListNotes = ({ notes }: Pick<PaperListPage, 'notes'>) =>
  notes.map(({ title, text }) => (
    <Section key={title} title={title}>
      <div className={styles.root}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  ));
