/** The list of lessons of each subject. */
export const CONCEPT_PATHS = {
  maths: '/maths-concepts',
} as const;

export type ConceptSubject = keyof typeof CONCEPT_PATHS;

/** The page of one lesson. */
export const conceptPath = (subject: ConceptSubject, slug: string): string =>
  `${CONCEPT_PATHS[subject]}/${slug}`;
