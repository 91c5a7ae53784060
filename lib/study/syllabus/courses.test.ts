import { bookInUse } from '@/data/study/ncert/books';
import { MARKED_CLASSES } from '@/data/study/syllabus/course';
import { coursesOf } from '@/data/study/syllabus/courses';

const ALL = MARKED_CLASSES.flatMap((classNumber) =>
  coursesOf(classNumber).map((course) => ({
    name: `class ${classNumber} ${course.subject}`,
    classNumber,
    course,
  })),
);

it('has maths and science in classes 9 and 10, maths and three sciences in 11 and 12', () => {
  expect(ALL.map(({ name }) => name)).toHaveLength(12);
  expect(coursesOf(8)).toEqual([]);
});

describe.each(ALL)('$name', ({ classNumber, course }) => {
  const { subject, theory, rest, restParts, units } = course;

  it('has unit marks that make the theory paper, and 100 marks in the year', () => {
    expect(units.reduce((sum, { marks }) => sum + marks, 0)).toBe(theory);
    expect(theory).toBe(subject === 'maths' || subject === 'science' ? 80 : 70);
    expect(theory + rest.marks).toBe(100);
  });

  it('says what the marks beside the paper are given for, to the last mark', () => {
    expect(restParts.reduce((sum, { marks }) => sum + marks, 0)).toBe(rest.marks);
  });

  it('puts every chapter of the NCERT book into exactly one unit, or says that it is in none', () => {
    const book = bookInUse(classNumber, subject)?.book;
    const numbers = [...units.flatMap(({ chapters }) => chapters), ...(course.inNoUnit ?? [])];
    expect([...numbers].sort((a, b) => a - b)).toEqual(
      book?.chapters.map((_, at) => at + 1) ?? 'no book',
    );
  });
});

it.each([
  [11, 'Thermodynamics', 'Chemical Thermodynamics'],
  [12, 'The d- and f-Block Elements', 'd- and f-Block Elements'],
] as const)(
  'names the units of class %i chemistry as its chapters, but for %p',
  (n, chapter, unit) => {
    const names = bookInUse(n, 'chemistry')?.book.chapters.map(({ name }) =>
      name === chapter ? unit : name.replace(' - ', ': '),
    );
    const course = coursesOf(n).find(({ subject }) => subject === 'chemistry');
    expect(course?.units.map(({ name }) => name)).toEqual(names);
  },
);
