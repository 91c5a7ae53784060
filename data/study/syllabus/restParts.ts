import type { RestPart } from './course';

/** Classes 9 and 10, science; in maths the last part is laboratory activities. */
const SCHOOL_YEAR: readonly RestPart[] = [
  { name: 'periodic tests (the best two of three)', marks: 5 },
  { name: 'multiple assessment (quizzes, oral work, projects)', marks: 5 },
  { name: 'portfolio (notebook and classwork)', marks: 5 },
];

/** How the marks beside the theory paper divide, subject by subject. */
export const REST_PARTS = {
  mathsTo10: [...SCHOOL_YEAR, { name: 'laboratory activities', marks: 5 }],
  scienceTo10: [...SCHOOL_YEAR, { name: 'practical work', marks: 5 }],
  maths: [
    { name: 'periodic tests (the best two of three)', marks: 10 },
    { name: 'mathematics activities', marks: 10 },
  ],
  physics: [
    { name: 'two experiments', marks: 14 },
    { name: 'record', marks: 5 },
    { name: 'one activity', marks: 3 },
    { name: 'project', marks: 3 },
    { name: 'questions on all of it (viva)', marks: 5 },
  ],
  chemistry: [
    { name: 'volumetric analysis', marks: 8 },
    { name: 'salt analysis', marks: 8 },
    { name: 'content-based experiment', marks: 6 },
    { name: 'project', marks: 4 },
    { name: 'record and viva', marks: 4 },
  ],
  biology: [
    { name: 'a major and a minor experiment', marks: 9 },
    { name: 'slide preparation', marks: 5 },
    { name: 'spotting', marks: 7 },
    { name: 'record and viva', marks: 4 },
    { name: 'project and viva', marks: 5 },
  ],
} as const satisfies Record<string, readonly RestPart[]>;
