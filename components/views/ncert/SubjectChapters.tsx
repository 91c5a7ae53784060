import { Link } from '@/components/ui/Link';
import { NCERT_COPY } from '@/data/copy/ncert';
import type { NcertSubjectPage } from '@/lib/study/ncert/subjectPage';
import styles from './SubjectChapters.module.scss';

type SubjectChaptersProps = {
  group: NcertSubjectPage['groups'][number];
  practised: NcertSubjectPage['practised'];
};

/** Chapters of a book, or of one of its units: number, name, what it is about. */
export const SubjectChapters = ({ group: { name, chapters }, practised }: SubjectChaptersProps) => (
  <section className={styles.root}>
    {name && <h2>{name}</h2>}
    <ol className={styles.list}>
      {chapters.map(({ number, printed, name: title, path, about, opening, problems }) => (
        <li key={number} id={`chapter-${number}`} className={styles.chapter}>
          <p className={styles.number}>{NCERT_COPY.chapter({ part: null, number: printed })}</p>
          <h3 className={styles.title}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p className={styles.about}>{about}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown. */}
          {opening && <p dangerouslySetInnerHTML={{ __html: opening }} />}
          {problems > 0 && (
            <p className={styles.about}>{NCERT_COPY.practice[practised].count(problems)}</p>
          )}
        </li>
      ))}
    </ol>
  </section>
);
