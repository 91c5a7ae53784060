import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { NCERT_COPY } from '@/data/copy/ncert';
import type { NcertClassPage } from '@/lib/study/ncert/classPage';
import styles from './ClassSubject.module.scss';

type ClassSubjectProps = { subject: NcertClassPage['subjects'][number] };

/** A book of the class with its chapters, each a link to its page. */
export const ClassSubject = ({ subject }: ClassSubjectProps) => (
  <div id={subject.id} className={`${styles.root} ${styles[subject.accent]}`}>
    <Section title={NCERT_COPY.subjectWithBook(subject.name, subject.book)} intro={subject.lead}>
      {subject.groups.map(({ name, chapters }) => (
        <div key={name} className={styles.group}>
          {name && <h3 className={styles.name}>{name}</h3>}
          <ol className={styles.chapters} start={chapters[0]?.printed}>
            {chapters.map((chapter) => (
              <li key={chapter.number} className={styles.chapter}>
                <span className={styles.number}>{chapter.printed}</span>
                <Link href={chapter.path} className={styles.link}>
                  {chapter.name}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className={styles.all}>
        <Link href={subject.path} className={styles.link}>
          {NCERT_COPY.allChapters(subject.name)}
        </Link>
      </p>
    </Section>
  </div>
);
