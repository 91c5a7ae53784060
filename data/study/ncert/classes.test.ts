import { BOOK_PLACES } from './books';
import { NCERT } from './classes';
import { CLASS_NUMBERS, type ClassNumber } from './classNumbers';

/** Chapters of each solved subject and pieces of each English book, counted from the books. */
const COUNTS: Record<ClassNumber, { solved: object; english: object }> = {
  1: { solved: { maths: 13 }, english: { Mridang: 9 } },
  2: { solved: { maths: 11 }, english: { Mridang: 13 } },
  3: { solved: { maths: 14, evs: 12 }, english: { Santoor: 12 } },
  4: { solved: { maths: 14, evs: 10 }, english: { Santoor: 12 } },
  5: { solved: { maths: 15, evs: 10 }, english: { Santoor: 10 } },
  6: { solved: { maths: 10, science: 12, 'social-science': 14 }, english: { Poorvi: 16 } },
  7: { solved: { maths: 15, science: 12, 'social-science': 20 }, english: { Poorvi: 15 } },
  8: { solved: { maths: 14, science: 13, 'social-science': 15 }, english: { Poorvi: 15 } },
  9: { solved: { maths: 14, science: 13, 'social-science': 9 }, english: { Kaveri: 16 } },
  10: {
    solved: {
      maths: 14,
      science: 13,
      history: 5,
      geography: 7,
      'political-science': 5,
      economics: 5,
    },
    english: { 'First Flight': 9, 'Footprints without Feet': 9 },
  },
  11: {
    solved: { maths: 14, physics: 14, chemistry: 9, biology: 19 },
    english: { Hornbill: 10, Snapshots: 5 },
  },
  12: {
    solved: { maths: 13, physics: 14, chemistry: 10, biology: 13 },
    english: { Flamingo: 13, Vistas: 6 },
  },
};

const BOOKS = BOOK_PLACES.map(({ classNumber, slug, book }) => ({
  id: `class ${classNumber} ${slug}`,
  book,
}));

it.each(CLASS_NUMBERS)('lists the chapters and pieces of class %i', (classNumber) => {
  const [{ solved, english }] = NCERT[classNumber];
  const chapters = Object.entries(solved).map(([subject, book]) => [subject, book.chapters.length]);
  const pieces = english.map(({ title, parts }) => [
    title,
    parts.reduce((sum, part) => sum + part.pieces.length, 0),
  ]);
  expect({ solved: Object.fromEntries(chapters), english: Object.fromEntries(pieces) }).toEqual(
    COUNTS[classNumber],
  );
});

it.each(BOOKS.map(({ id, book }) => [id, book] as const))(
  '%s has each chapter in one unit or part',
  (_, { chapters, groups }) => {
    const numbers = (groups ?? [{ from: 1, to: chapters.length }]).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    expect(numbers).toEqual(chapters.map((_, at) => at + 1));
  },
);

it('says of every chapter something else', () => {
  const abouts = BOOKS.flatMap(({ book }) => book.chapters.map(({ about }) => about));
  expect(abouts.filter((about, at) => abouts.indexOf(about) !== at)).toEqual([]);
  expect(abouts.filter((about) => about.length < 20 || /[.?]$/.test(about))).toEqual([]);
});

it('publishes no doubt', () => {
  expect(JSON.stringify(NCERT)).not.toContain('(?)');
});
