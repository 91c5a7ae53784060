import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { Link } from '@/components/ui/Link';
import { NCERT_COPY } from '@/data/copy/ncert';
import type { ReplacedBooks as Replaced } from '@/lib/study/ncert/classPage';

type ReplacedBooksProps = { books: Replaced };

/** The books that a class had before, marked with their last session. */
export const ReplacedBooks = ({ books: { until, books, titles } }: ReplacedBooksProps) => (
  <Section title={NCERT_COPY.replacedTitle(until)} intro={NCERT_COPY.replacedNote}>
    <FactList
      facts={[
        ...books.map(({ name, book, path, chapters }) => ({
          term: name,
          detail: (
            <>
              <Link href={path}>{book}</Link>, {NCERT_COPY.chapters(chapters)}
            </>
          ),
        })),
        ...titles.map(({ name, books: named }) => ({ term: name, detail: named })),
      ]}
    />
  </Section>
);
