import { Section } from '@/components/blocks/Section';
import { NCERT_COPY } from '@/data/copy/ncert';
import type { NcertClassPage } from '@/lib/study/ncert/classPage';
import styles from './EnglishBooks.module.scss';

type EnglishBooksProps = { books: NcertClassPage['english'] };

type Part = EnglishBooksProps['books'][number]['parts'][number];

const PieceList = ({ name, start, pieces }: Part) => (
  <div className={styles.part}>
    {name && <h4 className={styles.partName}>{name}</h4>}
    <ol className={styles.pieces} start={start}>
      {pieces.map((piece) => (
        <li key={piece.name}>
          {piece.name}
          {piece.poems.length > 0 && (
            <span className={styles.poems}>{NCERT_COPY.poems(piece.poems)}</span>
          )}
        </li>
      ))}
    </ol>
  </div>
);

/** The English books of a class with what stands in them. */
export const EnglishBooks = ({ books }: EnglishBooksProps) => (
  <Section title={NCERT_COPY.english}>
    <div className={styles.root}>
      {books.map(({ title, units, parts }) => (
        <div key={title} className={styles.book}>
          <h3 className={styles.title}>{title}</h3>
          {units.length > 0 && (
            <p className={styles.poems}>{NCERT_COPY.unitsOf(units.join(', '))}</p>
          )}
          {parts.map((part) => (
            <PieceList key={part.name} {...part} />
          ))}
        </div>
      ))}
    </div>
  </Section>
);
