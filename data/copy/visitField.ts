/** What every form says about campus visits; the rest stands in `visits.ts`, which few visitors need. */
export const VISIT_FIELD = {
  /** The accessible name of the field. */
  label: 'Visit',
  open: 'Choose a time for a campus visit',
  placeholder: 'Choose a time',
  plainHint: 'Optional. A tour of an hour. Should the time be full, we tell you at once.',
} as const;

/** Beside the facts of a branch. */
export const VISIT_INVITATION = {
  title: 'Campus tours:',
  text: 'A tour takes an hour, with time for your questions.',
} as const;
