import { listWords } from '@/data/copy/listWords';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import { SOLVED_SUBJECT_NAMES } from '@/data/study/ncert/subjectNames';
import { coursesOf, isMarkedClass } from '@/data/study/syllabus/courses';
import {
  MARKED_ASSESSMENT,
  PLAN,
  REST_NOTES,
  STAGES,
  SYLLABUS_SOURCE,
} from '@/data/study/syllabus/texts';
import { shareWeeks, TEACHING_WEEKS } from './shareWeeks';
import { tidyNumber } from './tidyNumber';
import { heaviestHalf } from './weighUnits';

export type Assessment = { title: string; facts: readonly { term: string; detail: string }[] };

const KINDS = ['internal', 'practical'] as const;

/** How the marks of the year are earned, or how schools usually assess a class without marks. */
export const assessmentOf = (classNumber: ClassNumber): Assessment => {
  if (!isMarkedClass(classNumber)) return STAGES[classNumber];
  const courses = coursesOf(classNumber);
  return {
    title: MARKED_ASSESSMENT.title,
    facts: [
      MARKED_ASSESSMENT.paper[classNumber],
      ...KINDS.flatMap((kind) => {
        const graded = courses.filter(({ rest }) => rest.kind === kind);
        const [first] = graded;
        if (!first) return [];
        const names = listWords(graded.map(({ subject }) => SOLVED_SUBJECT_NAMES[subject]));
        return [
          { term: MARKED_ASSESSMENT[kind](names, first.rest.marks), detail: REST_NOTES[kind] },
        ];
      }),
    ],
  };
};

/** How the weeks were counted, with the heaviest unit of the first subject as an example. */
export const planOf = (classNumber: ClassNumber): string[] => {
  const [course] = coursesOf(classNumber);
  if (!course) return [PLAN.books(TEACHING_WEEKS)];
  const counts = shareWeeks(course.units.map(({ marks }) => marks));
  const [heaviest] = heaviestHalf(course.units);
  if (!heaviest) return [PLAN.marked(TEACHING_WEEKS), PLAN.guide];
  const example = PLAN.example({
    name: heaviest.name,
    marks: heaviest.marks,
    theory: course.theory,
    weeks: TEACHING_WEEKS,
    exact: tidyNumber((heaviest.marks * TEACHING_WEEKS) / course.theory),
    whole: counts[course.units.indexOf(heaviest)] ?? 0,
  });
  return [PLAN.marked(TEACHING_WEEKS), example, PLAN.guide];
};

/** Where the facts come from. */
export const sourceOf = (classNumber: ClassNumber): string[] => [
  isMarkedClass(classNumber) ? SYLLABUS_SOURCE.marked : SYLLABUS_SOURCE.books,
];
