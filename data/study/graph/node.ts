/** The kinds of study pages that are tied to each other. */
export const NODE_KINDS = [
  'chapter',
  'lesson',
  'worksheet',
  'formula',
  'calculator',
  'table',
  'paper',
  'syllabus',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/**
 * The page that a tie leads to, by its kind and its own name: `chapter:class-10/maths/4`,
 * `lesson:maths/percentage`, `worksheet:grade-7` and, by the code of a topic, `worksheet:grade-7/PCT`,
 * `formula:maths/class-10/trigonometry`, `calculator:maths/quadratic`, `table:17`,
 * `paper:class-10-maths-2`, `syllabus:class-10`.
 */
export type NodeId = `${NodeKind}:${string}`;

/** What a reader does on the page that a tie leads to; a page shows its ties under these headings. */
export const TIE_GROUPS = ['learn', 'practise', 'lookUp', 'test'] as const;
export type TieGroup = (typeof TIE_GROUPS)[number];

export const GROUP_OF: Readonly<Record<NodeKind, TieGroup>> = {
  chapter: 'learn',
  lesson: 'learn',
  worksheet: 'practise',
  formula: 'lookUp',
  calculator: 'lookUp',
  table: 'lookUp',
  syllabus: 'lookUp',
  paper: 'test',
};
