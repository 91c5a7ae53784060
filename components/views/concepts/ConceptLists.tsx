import { Section } from '@/components/blocks/Section';
import { CONCEPTS_COPY } from '@/data/copy/concepts';
import type { ConceptsPage } from '@/lib/study/concepts/conceptsPage';
import styles from './ConceptLists.module.scss';
import { JumpLinks } from './JumpLinks';
import { TableList } from './TableList';
import { TopicList } from './TopicList';

/** All lessons and tables, with a way straight to each group. */
export const ConceptLists = ({ page }: { page: ConceptsPage }) => (
  <div className={styles.root}>
    <JumpLinks page={page} />
    {page.bands.map(({ id, title, note, topics }) => (
      <div key={id} id={id} className={styles.part}>
        <Section title={title} intro={note}>
          <TopicList topics={topics} />
        </Section>
      </div>
    ))}
    {page.tables.length > 0 && (
      <div id="tables" className={styles.part}>
        <Section title={CONCEPTS_COPY.tables} intro={CONCEPTS_COPY.tablesNote}>
          <TableList tables={page.tables} />
        </Section>
      </div>
    )}
  </div>
);
