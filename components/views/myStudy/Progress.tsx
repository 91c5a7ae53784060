import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { type ClassBooks, classProgress, elsewhere } from '@/lib/study/shelf/classProgress';
import type { Child } from '@/lib/study/shelf/shelf';
import styles from './Progress.module.scss';

type ProgressProps = { child: Child; classes: readonly ClassBooks[] };

const { progress: copy, classes: classCopy, today } = MY_STUDY_COPY;

type LineProps = { href: string; name: string; notes: readonly string[] };

const Line = ({ href, name, notes }: LineProps) => (
  <li className={styles.line}>
    <Link href={href}>{name}</Link>
    <span className={styles.notes}>{notes.join(', ')}</span>
  </li>
);

const solvedNote = (count: number): string[] => (count > 0 ? [copy.solved(count)] : []);

/** What was done, class by class and subject by subject. */
export const Progress = ({ child, classes }: ProgressProps) => {
  const others = elsewhere(child);
  return (
    <div className={styles.root}>
      <Section title={copy.title} intro={classes.length === 0 ? copy.noClass : undefined}>
        {classes.map((ofClass) => {
          const { books, topics } = classProgress(child, ofClass);
          return (
            <div key={ofClass.classNumber} className={styles.group}>
              <h3>{classCopy.className(ofClass.classNumber)}</h3>
              <ul className={styles.list}>
                {books.map(({ name, path, chapters, begun, solved }) => (
                  <Line
                    key={path}
                    href={path}
                    name={name}
                    notes={[copy.chapters(begun, chapters), ...solvedNote(solved)]}
                  />
                ))}
                {ofClass.worksheets && (
                  <Line
                    href={ofClass.worksheets}
                    name={copy.worksheets}
                    notes={topics > 0 ? [copy.topics(topics)] : []}
                  />
                )}
              </ul>
            </div>
          );
        })}
        {others.length > 0 && (
          <div className={styles.group}>
            <h3>{copy.elsewhere}</h3>
            <ul className={styles.list}>
              {others.map(({ path, page }) => (
                <Line
                  key={path}
                  href={path}
                  name={page.title || today.noTitle}
                  notes={solvedNote(page.solved.length)}
                />
              ))}
            </ul>
          </div>
        )}
      </Section>
    </div>
  );
};
