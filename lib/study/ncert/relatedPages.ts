import { CONCEPT_PATHS, type ConceptSubject } from '@/data/routes/paths/study/concepts';
import { FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { formulaClassPath } from '@/data/routes/paths/study/formulas';
import { ncertBookPath } from '@/data/routes/paths/study/ncert';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { worksheetPath } from '@/data/routes/paths/study/worksheets';
import { FORMULA_GRADES } from '@/data/study/formulas/formula';
import { isSocial, type SolvedSubject } from '@/data/study/ncert/book';
import { booksInUse } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { RELATED_NOTES } from '@/data/study/ncert/relatedNotes';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';

export type RelatedPage = { title: string; path: string; note: string };

const CONCEPTS: Partial<Record<SolvedSubject, Exclude<ConceptSubject, 'english'>>> = {
  maths: 'maths',
  evs: 'evs',
  science: 'science',
  physics: 'science',
  chemistry: 'science',
  biology: 'science',
};

const FORMULAS: Partial<Record<SolvedSubject, keyof typeof FORMULA_PATHS>> = {
  maths: 'maths',
  physics: 'physics',
  chemistry: 'chemistry',
};

// The first class whose work has formulas to look up.
const FIRST_FORMULA_CLASS = 6;

export const syllabusPage = (classNumber: ClassNumber): RelatedPage => ({
  title: `CBSE syllabus for class ${classNumber}`,
  path: syllabusPath(classNumber),
  note: classNumber >= 9 ? RELATED_NOTES.syllabusWithMarks : RELATED_NOTES.syllabus,
});

/** The worksheets of the class: none after class 10. */
export const worksheetPages = (classNumber: ClassNumber): readonly RelatedPage[] => {
  const slug = WORKSHEET_SLUGS.find((candidate) => candidate === `grade-${classNumber}`);
  if (!slug) return [];
  const title = `Worksheets for class ${classNumber}`;
  return [{ title, path: worksheetPath(slug), note: RELATED_NOTES.worksheets }];
};

/** The lists of lessons that go with these subjects, each once; none for social science. */
export const conceptPages = (...subjects: readonly SolvedSubject[]): readonly RelatedPage[] => {
  const lists = new Set(subjects.flatMap((subject) => CONCEPTS[subject] ?? []));
  return Array.from(lists, (concepts) => ({
    title: `${SOLVED_SUBJECT_NAMES[concepts]} concepts`,
    path: CONCEPT_PATHS[concepts],
    note: RELATED_NOTES.concepts,
  }));
};

/** The other books of social science, where the class has several. */
export const sisterPages = (
  classNumber: ClassNumber,
  subject: SolvedSubject,
): readonly RelatedPage[] =>
  booksInUse(classNumber)
    .filter((place) => isSocial(subject) && isSocial(place.subject) && place.subject !== subject)
    .map((place) => ({
      title: `Class ${classNumber} ${SOLVED_SUBJECT_NAMES[place.subject]}`,
      path: ncertBookPath(place),
      note: place.book.title,
    }));

/** The formulas of the subject, from the class on that needs them. */
export const formulaPages = (
  classNumber: ClassNumber,
  subject: SolvedSubject,
): readonly RelatedPage[] => {
  const formulas = FORMULAS[subject];
  if (!formulas || classNumber < FIRST_FORMULA_CLASS) return [];
  const title = `${SOLVED_SUBJECT_NAMES[subject]} formulas`;
  const grade = FORMULA_GRADES.find((candidate) => candidate === classNumber);
  return grade
    ? [
        {
          title: `${title} for class ${classNumber}`,
          path: formulaClassPath(formulas, grade),
          note: RELATED_NOTES.classFormulas,
        },
      ]
    : [{ title, path: FORMULA_PATHS[formulas], note: RELATED_NOTES.formulas }];
};
