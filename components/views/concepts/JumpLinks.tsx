import { CONCEPTS_COPY } from '@/data/copy/concepts';
import type { ConceptsPage } from '@/lib/study/concepts/conceptsPage';
import styles from './JumpLinks.module.scss';

/** The parts of the page, each with how much it holds. */
export const JumpLinks = ({ page: { bands, tables } }: { page: ConceptsPage }) => (
  <nav aria-label={CONCEPTS_COPY.jump}>
    <ul className={styles.root}>
      {bands.map(({ id, title, topics }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {title}
            <span className={styles.count}>{CONCEPTS_COPY.lessons(topics.length)}</span>
          </a>
        </li>
      ))}
      {tables.length > 0 && (
        <li>
          <a href="#tables" className={styles.link}>
            {CONCEPTS_COPY.tablesShort}
          </a>
        </li>
      )}
    </ul>
  </nav>
);
