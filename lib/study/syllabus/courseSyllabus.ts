import { ncertChapterPath } from '@/data/routes/paths/study/ncert';
import { syllabusPath } from '@/data/routes/paths/study/syllabus';
import { bookInUse } from '@/data/study/ncert/books';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import type { RestKind, SyllabusCourse, SyllabusUnit } from '@/data/study/syllabus/course';
import { accentOf } from '@/lib/study/ncert/accent';
import { numberWeeks, shareWeeks } from './shareWeeks';
import { type GoOnLink, goOnFrom } from './syllabusLinks';
import { type WeightFact, weightFacts } from './weightFacts';

export type UnitRow = Pick<SyllabusUnit, 'number' | 'name' | 'marks'> & {
  /** Of the theory paper, in per cent, for the bar. */
  share: number;
  /** `11–20`. */
  weeks: string;
  chapters: readonly { number: number; name: string; path: string }[];
};

export type CourseSyllabus = {
  id: string;
  name: string;
  accent: ReturnType<typeof accentOf>;
  theory: number;
  rest: { kind: RestKind; marks: number };
  /** What the rest is given for: a sentence. */
  restParts: string;
  units: readonly UnitRow[];
  note: string | null;
  weight: readonly WeightFact[];
  goOn: readonly GoOnLink[];
};

/** A subject of classes 9 to 12: its units with chapters, marks and weeks, and what weighs most. */
export const buildCourse = (classNumber: ClassNumber, course: SyllabusCourse): CourseSyllabus => {
  const { subject, theory, rest, restParts, units, note = null } = course;
  const place = bookInUse(classNumber, subject);
  const weeks = numberWeeks(shareWeeks(units.map(({ marks }) => marks)));
  return {
    id: subject,
    name: SOLVED_SUBJECT_NAMES[subject],
    accent: accentOf(subject),
    theory,
    rest,
    restParts: restParts.map(({ name, marks }) => `${name} ${marks}`).join(', '),
    units: units.map(({ chapters, ...unit }, at) => ({
      ...unit,
      share: Math.round((unit.marks / theory) * 100),
      weeks: weeks[at] ?? '',
      chapters: chapters.map((number) => ({
        number,
        name: place?.book.chapters[number - 1]?.name ?? '',
        path: place ? ncertChapterPath(place, number) : syllabusPath(classNumber),
      })),
    })),
    note,
    weight: weightFacts(course),
    goOn: goOnFrom(classNumber, subject),
  };
};
