import { Link } from '@/components/ui/Link';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { IndexBook } from '@/lib/study/syllabus/syllabusIndex';
import styles from './BooksTable.module.scss';
import subjects from './Subject.module.scss';
import table from './Table.module.scss';

type BooksTableProps = { books: readonly IndexBook[] };

/** The books of classes 1 to 8 with the names of their chapters. */
export const BooksTable = ({ books }: BooksTableProps) => (
  <ul className={styles.books}>
    {books.map(({ classNumber, subject, subjectName, accent, path, book, chapters }) => (
      <li key={path} className={subjects[accent]} data-subject={subject}>
        <div data-entry="">
          <Link href={path} className={styles.bookLink}>
            {SYLLABUS_COPY.bookOf(classNumber, subjectName, book)}
          </Link>
          <span className={table.about}>{chapters}</span>
        </div>
      </li>
    ))}
  </ul>
);
