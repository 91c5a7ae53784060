import { Link } from '@/components/ui/Link';
import { NCERT_COPY } from '@/data/copy/ncert';
import type { NcertIndexPage } from '@/lib/study/ncert/indexPage';
import styles from './ClassCards.module.scss';

type ClassCardsProps = { classes: NcertIndexPage['classes'] };

/** A card for each class: its page, and straight to its subjects. */
export const ClassCards = ({ classes }: ClassCardsProps) => (
  <ul className={styles.root}>
    {classes.map(({ classNumber, path, subjects, english }) => (
      <li key={classNumber} className={styles.card}>
        <h3 className={styles.name}>
          <Link href={path} className={styles.whole}>
            {NCERT_COPY.className(classNumber)}
          </Link>
        </h3>
        <ul className={styles.subjects}>
          {subjects.map(({ name, path: subjectPath, books }) => (
            <li key={name}>
              <Link href={subjectPath} className={styles.subject}>
                {name}
              </Link>
              <span className={styles.books}>{books}</span>
            </li>
          ))}
        </ul>
        <p className={styles.books}>
          {NCERT_COPY.english}: {english}
        </p>
      </li>
    ))}
  </ul>
);
