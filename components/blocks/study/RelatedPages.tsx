import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { STUDY_COPY } from '@/data/copy/study';
import styles from './RelatedPages.module.scss';

export type RelatedPage = {
  title: string;
  path: string;
  /** What a reader finds there. */
  note?: string;
};

/** Where to go on from a study page. */
export const RelatedPages = ({ pages }: { pages: readonly RelatedPage[] }) => (
  <div className={styles.root}>
    <Section title={STUDY_COPY.related}>
      <ul className={styles.list}>
        {pages.map(({ title, path, note }) => (
          <li key={path} className={styles.item}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </Section>
  </div>
);
