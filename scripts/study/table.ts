import { BOOK_FIGURES } from '@/data/study/figures/bookFigures';
import { BOOK_PLACES, type BookPlace, lastSessionOf } from '@/data/study/ncert/books';
import { SECOND_READ } from '@/data/study/ncert/secondRead';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { studyGraph } from '@/lib/study/graph/graph';
import { chapterNode } from '@/lib/study/graph/nodes';
import { loadMakers } from '@/lib/study/makers/books';
import { MADE_ON_PAGE } from '@/lib/study/ncert/chapterPage';
import { readChapters } from '@/lib/study/ncert/readChapters';

const HEAD = [
  'Class',
  'Subject',
  'Book',
  'Chapters',
  'Questions',
  'Makers',
  'Figures',
  'Fewest on a page',
  'Fewest ties',
  'Checked by',
];

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const toRow = async (place: BookPlace): Promise<(string | number)[]> => {
  const { classNumber, subject, slug, book, set } = place;
  const folder = `class-${classNumber}/${slug}`;
  const chapters = await Promise.all(
    readChapters(place).map(async ({ number, front }) => ({
      questions: front.problems.length,
      makers: (await loadMakers({ folder, chapter: number })).length,
      ties: studyGraph().ties.get(chapterNode(place, number))?.length ?? 0,
    })),
  );
  const onPage = chapters.map(
    ({ questions, makers }) => questions + Math.min(makers, MADE_ON_PAGE),
  );
  const until = lastSessionOf(set);
  const read = SECOND_READ[folder] ?? [];
  return [
    classNumber,
    SOLVED_SUBJECT_NAMES[subject],
    until ? `${book.title} (until ${until})` : book.title,
    chapters.length === book.chapters.length
      ? chapters.length
      : `${chapters.length} of ${book.chapters.length}`,
    sum(chapters.map(({ questions }) => questions)),
    sum(chapters.map(({ makers }) => makers)),
    sum(Object.values(BOOK_FIGURES[folder] ?? {}).map(({ length }) => length)),
    Math.min(...onPage),
    Math.min(...chapters.map(({ ties }) => ties)),
    read.length > 0 ? `code; chapters ${read.join(', ')} by a second reader` : 'code',
  ];
};

/** What stands on the chapter pages, book by book, as a table of Markdown. */
export const chapterTable = async (): Promise<string> => {
  const rows = await Promise.all(BOOK_PLACES.map(toRow));
  return [HEAD, HEAD.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
};
