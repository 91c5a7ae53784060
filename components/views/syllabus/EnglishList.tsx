import { Section } from '@/components/blocks/Section';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import type { ClassSyllabusPage } from '@/lib/study/syllabus/classSyllabus';
import styles from './EnglishList.module.scss';
import subject from './Subject.module.scss';

type EnglishListProps = ClassSyllabusPage['english'];

type Part = EnglishListProps['books'][number]['parts'][number];

const PieceList = ({ name, start, pieces }: Part) => (
  <div data-part={name ?? ''}>
    {name && <h4 className={styles.partName}>{name}</h4>}
    <ol className={styles.pieces} start={start}>
      {pieces.map((piece, at) => (
        <li key={piece.name} value={start + at} data-entry="">
          {piece.name}
          {piece.poems.length > 0 && (
            <span className={styles.poems}>{SYLLABUS_COPY.poems(piece.poems)}</span>
          )}
        </li>
      ))}
    </ol>
  </div>
);

/** What is read in English, book by book. */
export const EnglishList = ({ title, intro, books }: EnglishListProps) => (
  <div
    id="english"
    className={`${subject.root} ${subject.english}`}
    data-subject="english"
    data-group={title}
  >
    <Section title={title} intro={intro}>
      <div className={styles.root}>
        {books.map((book) => (
          <div key={book.title} className={styles.book} data-part={book.title}>
            <h3 className={styles.title}>{book.title}</h3>
            {book.units.length > 0 && (
              <p className={styles.poems}>{SYLLABUS_COPY.unitsOf(book.units.join(', '))}</p>
            )}
            {book.parts.map((part) => (
              <PieceList key={part.name} {...part} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  </div>
);
