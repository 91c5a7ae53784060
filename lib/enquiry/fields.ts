/** In the order in which mistakes are named (specification section 5). */
export const ENQUIRY_FIELDS = [
  'parent_name',
  'child_name',
  'date_of_birth',
  'email',
  'city',
  'branch',
  'grade',
  'mobile',
] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** What stands in the form: texts, as HTML has them. City is a slug; branch and grade are numbers. */
export type EnquiryFields = Record<EnquiryField, string>;

/** A sentence for each field that is missing or wrong. */
export type EnquiryProblems = Partial<Record<EnquiryField, string>>;

/** The mistake that the snackbar names, or null where there is none. */
export const firstProblem = (
  problems: EnquiryProblems,
): { field: EnquiryField; message: string } | null => {
  for (const field of ENQUIRY_FIELDS) {
    const message = problems[field];
    if (message !== undefined) return { field, message };
  }
  return null;
};
