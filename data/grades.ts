/** Grades, stages and the age for each: the ids are the school system's and have a gap after 14. */

export const STAGES = [
  'pre-primary',
  'primary',
  'middle',
  'secondary',
  'senior-secondary',
] as const;

export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES = {
  'pre-primary': 'Pre-primary',
  primary: 'Primary',
  middle: 'Middle school',
  secondary: 'Secondary',
  'senior-secondary': 'Senior secondary',
} as const satisfies Record<Stage, string>;

/**
 * In order of age. `age` is the years completed on the cut-off date of the session (see
 * `data/school.ts`): six for Grade 1, as the National Education Policy 2020 sets it, one year more
 * or less for each grade above or below.
 */
export const GRADES = [
  { id: 1, name: 'Pre-Nursery', stage: 'pre-primary', age: 2 },
  { id: 2, name: 'Nursery', stage: 'pre-primary', age: 3 },
  { id: 3, name: 'K1', stage: 'pre-primary', age: 4 },
  { id: 4, name: 'K2', stage: 'pre-primary', age: 5 },
  { id: 5, name: 'Grade 1', stage: 'primary', age: 6 },
  { id: 6, name: 'Grade 2', stage: 'primary', age: 7 },
  { id: 7, name: 'Grade 3', stage: 'primary', age: 8 },
  { id: 8, name: 'Grade 4', stage: 'primary', age: 9 },
  { id: 9, name: 'Grade 5', stage: 'primary', age: 10 },
  { id: 10, name: 'Grade 6', stage: 'middle', age: 11 },
  { id: 11, name: 'Grade 7', stage: 'middle', age: 12 },
  { id: 12, name: 'Grade 8', stage: 'middle', age: 13 },
  { id: 13, name: 'Grade 9', stage: 'secondary', age: 14 },
  { id: 14, name: 'Grade 10', stage: 'secondary', age: 15 },
  { id: 22, name: 'Grade 11', stage: 'senior-secondary', age: 16 },
  { id: 23, name: 'Grade 12', stage: 'senior-secondary', age: 17 },
] as const satisfies readonly { id: number; name: string; stage: Stage; age: number }[];

export type Grade = (typeof GRADES)[number];
export type GradeId = Grade['id'];

export const isGradeId = (value: unknown): value is GradeId =>
  GRADES.some((grade) => grade.id === value);

/** Specification section 3: what Sign Up starts with. */
export const DEFAULT_GRADE_ID = 1 satisfies GradeId;
