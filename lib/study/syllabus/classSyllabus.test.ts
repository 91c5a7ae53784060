import { SESSIONS } from '@/data/school';
import { replacedBooks } from '@/data/study/ncert/books';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { buildClassSyllabus } from './classSyllabus';

it.each(CLASS_NUMBERS)('keeps the label of class %i, and says what holds in this session', (n) => {
  const { heading, notes } = buildClassSyllabus(n);
  expect(heading).toBe(`CBSE class ${n} syllabus 2024-2025`);
  expect(notes[0]?.title).toContain(SESSIONS.study.label);
  expect(notes[0]?.paragraphs.join(' ')).not.toBe('');
});

it.each(CLASS_NUMBERS)('says in class %i what has changed if its books are new', (n) => {
  const { notes } = buildClassSyllabus(n);
  const isNew = replacedBooks(n).length > 0;
  expect(/replaced|new books and new marks/.test(notes[0]?.paragraphs.join(' ') ?? '')).toBe(isNew);
});

it('says in class 9 of each unit whose marks have changed what they are now', () => {
  const { notes, courses } = buildClassSyllabus(9);
  const words = notes[0]?.paragraphs.join(' ').toLowerCase() ?? '';
  const marks = (subject: number, unit: number) => courses[subject]?.units[unit]?.marks;
  expect([marks(0, 0), marks(0, 3), marks(0, 4), marks(0, 5)]).toEqual([7, 25, 14, 10]);
  expect([marks(1, 0), marks(1, 1), marks(1, 2), marks(1, 3)]).toEqual([27, 25, 23, 5]);
  expect(words).toContain('number system has 7 marks (10 before), geometry 25 (27)');
  expect(words).toContain('world of living has 27 marks (22 before), matter keeps 25');
});
