import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { parseBook, parseChapterNumber, parseClassNumber } from './books';
import { buildChapterPage } from './chapterPage';
import { buildClassPage } from './classPage';
import { buildSubjectPage } from './subjectPage';

const placeOf = (classText: string, subject: string) => {
  const place = parseBook(classText, subject);
  if (!place) throw new Error(`No book for ${classText} ${subject}`);
  return place;
};

it.each([
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['13', null],
  ['07', null],
  ['seven', null],
  ['', null],
])('reads class %p as %p', (text, expected) => {
  expect(parseClassNumber(text)).toBe(expected);
});

it.each([
  ['7', 'physics'],
  ['11', 'science'],
  ['2', 'evs'],
  ['7', 'english'],
  ['7', ''],
])('has no book for class %s %s', (classText, subject) => {
  expect(parseBook(classText, subject)).toBeNull();
});

it.each([
  ['1', 1],
  ['13', 13],
  ['14', null],
  ['0', null],
  ['01', null],
  ['-1', null],
])('reads chapter %p of class 7 maths as %p', (text, expected) => {
  expect(parseChapterNumber(text, placeOf('7', 'maths').book)).toBe(expected);
});

it('numbers the pieces of an English book through its units, and prose and poems each from 1', () => {
  const startsOf = (classNumber: 3 | 12) =>
    buildClassPage(classNumber).english[0]?.parts.map(({ start }) => start);
  expect(startsOf(3)).toEqual([1, 4, 7, 10]);
  expect(startsOf(12)).toEqual([1, 1]);
});

it.each(CLASS_NUMBERS)(
  'leads from class %i to its syllabus, and up to class 10 to worksheets',
  (n) => {
    const paths = buildClassPage(n).related.map(({ path }) => path);
    expect(paths).toContain(`/cbse-class-${n}-syllabus`);
    expect(paths.includes(`/worksheets/grade-${n}`)).toBe(n <= 10);
  },
);

it.each([
  ['12', 'maths', true],
  ['12', 'physics', true],
  ['5', 'evs', true],
  ['3', 'maths', false],
  ['10', 'science', true],
] as const)('knows whether class %s %s has a sample paper', (classText, subject, has) => {
  const { related } = buildSubjectPage(placeOf(classText, subject));
  const paper = `/sample-paper/class-${classText}-${subject}`;
  expect(related.some(({ path }) => path === paper)).toBe(has);
});

it('puts the chapters of a book in two parts under their parts', () => {
  const { groups } = buildSubjectPage(placeOf('12', 'physics'));
  expect(groups.map(({ name, chapters }) => [name, chapters[0]?.number])).toEqual([
    ['Part I', 1],
    ['Part II', 9],
  ]);
});

it('shows a chapter with the ones beside it', async () => {
  const page = await buildChapterPage(placeOf('2', 'maths'), '11');
  expect(page?.name).toBe('Data Handling');
  expect(page?.previous?.path).toBe('/class2-ncert-solutions/maths/chapter-10');
  expect(page?.next).toBeNull();
  expect(page?.problems).toHaveLength(3);
});

it('has no page for a chapter that the book has not', async () => {
  expect(await buildChapterPage(placeOf('2', 'maths'), '12')).toBeNull();
});

it('keeps the check of a problem to itself', async () => {
  const page = await buildChapterPage(placeOf('1', 'maths'), '5');
  expect(JSON.stringify(page)).not.toContain('"check"');
});

it.each([
  ['7', 'maths', 'The edition of 2023-24 was in use until 2024-25; since 2025-26 the class has'],
  ['4', 'evs', 'It was in use until 2024-25; since 2025-26 the class has Our Wondrous World.'],
  ['7', 'ganita-prakash', 'The edition of 2025-26 is in use in 2026-27.'],
  ['9', 'ganita-manjari', 'The edition of 2026-27 is in use in 2026-27.'],
  ['9', 'science', 'was in use until 2025-26; since 2026-27 the class has Exploration.'],
  ['6', 'science', 'The edition of 2024-25 is in use in 2026-27.'],
  ['12', 'physics', 'The edition of 2023-24 is in use in 2026-27.'],
])('says of the book of class %s %s and its chapters: %s', async (classText, subject, line) => {
  const place = placeOf(classText, subject);
  expect(buildSubjectPage(place).lead).toContain(line);
  const chapter = await buildChapterPage(place, '1');
  expect(chapter?.lead).toContain(place.book.title);
  expect(chapter?.lead).toContain(line);
});

it('leads from each book of class 10 social science to the other three, and to no lessons', () => {
  const { related } = buildSubjectPage(placeOf('10', 'geography'));
  expect(related.map(({ title }) => title)).toEqual([
    'CBSE syllabus for class 10',
    'Worksheets for class 10',
    'Class 10 History',
    'Class 10 Political Science',
    'Class 10 Economics',
    'Chapter guide and practice for class 10',
  ]);
});

it.each(CLASS_NUMBERS)('names a session for the books of class %i', (classNumber) => {
  expect(buildClassPage(classNumber).lead).toMatch(/(?:in use in|came in) 20\d\d-\d\d/);
});
