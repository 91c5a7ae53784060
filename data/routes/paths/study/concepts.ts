/** The subjects that have lessons. */
export const CONCEPT_SUBJECT_IDS = ['maths', 'science', 'evs', 'english'] as const;

export type ConceptSubject = (typeof CONCEPT_SUBJECT_IDS)[number];

/** The list of lessons of each subject. */
export const CONCEPT_PATHS = {
  maths: '/maths-concepts',
  science: '/science-concepts',
  evs: '/evs-concepts',
  english: '/english-concepts',
} as const satisfies Record<ConceptSubject, string>;

/** The page of one lesson. */
export const conceptPath = (subject: ConceptSubject, slug: string): string =>
  `${CONCEPT_PATHS[subject]}/${slug}`;
