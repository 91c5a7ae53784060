// As long as the page shell lasts: after a reload there is no list to go on in.
let shown: readonly string[] = [];

/** Notes which enquiries the inbox shows, by reference. */
export const rememberList = (references: readonly string[]): void => {
  shown = references;
};

/** What stands before and after an enquiry in the list that was shown last; null: nothing. */
export const neighboursOf = (
  reference: string,
): { previous: string | null; next: string | null } => {
  const at = shown.indexOf(reference);
  if (at === -1) return { previous: null, next: null };
  return { previous: shown[at - 1] ?? null, next: shown[at + 1] ?? null };
};
