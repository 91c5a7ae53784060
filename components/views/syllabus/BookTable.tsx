import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { BookSyllabus, ChapterRow } from '@/lib/study/syllabus/bookSyllabus';
import { GoOn } from './GoOn';
import styles from './Subject.module.scss';
import table from './Table.module.scss';

const ChapterRows = ({ printed, name, about, path, weeks }: ChapterRow) => (
  <tr className={table.row} data-entry="">
    <th scope="row">
      <Link href={path} className={table.link}>
        {printed}. {name}
      </Link>
      <span className={table.about}>{about}</span>
    </th>
    <td>{weeks}</td>
  </tr>
);

type BookTableProps = { book: BookSyllabus; weeks: number };

/** A subject without marks: the chapters of its book, what they teach, and their weeks. */
export const BookTable = ({ book, weeks }: BookTableProps) => (
  <div
    id={book.id}
    className={`${styles.root} ${styles[book.accent]}`}
    data-subject={book.id}
    data-group={`${book.name} ${book.book}`}
  >
    <Section title={SYLLABUS_COPY.subjectWithBook(book.name, book.book)} intro={book.lead}>
      <p>{book.plan}</p>
      <table className={table.root}>
        <caption className={table.caption}>{SYLLABUS_COPY.chapterCaption(weeks)}</caption>
        <thead>
          <tr>
            <th scope="col">{SYLLABUS_COPY.chapter}</th>
            <th scope="col">{SYLLABUS_COPY.weeks}</th>
          </tr>
        </thead>
        {book.groups.map(({ name, chapters }) => (
          <tbody key={name} data-part={name ?? ''}>
            {name && (
              <tr>
                <th scope="rowgroup" colSpan={2} className={table.number}>
                  {name}
                </th>
              </tr>
            )}
            {chapters.map((chapter) => (
              <ChapterRows key={chapter.number} {...chapter} />
            ))}
          </tbody>
        ))}
      </table>
      <GoOn links={book.goOn} />
    </Section>
  </div>
);
