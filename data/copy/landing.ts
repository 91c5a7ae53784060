/** The words that every landing page shares. The browser loads these: keep them few. */
export const LANDING_COPY = {
  call: 'Rather talk? Call us on',
  points: 'In short',
} as const;

/** The end of a campaign page. */
export const CALL_COPY = {
  number: 'Our number:',
  form: 'Back to the form',
} as const;

/** The parts of a campus with boarding. */
export const CAMPUS_COPY = {
  hours: 'Outside lessons',
  visit: 'The way there',
} as const;

/** Below the last part of a campaign page, which has no footer. */
export const SMALL_PRINT = {
  source: 'Boards and grades as in our directory, checked on',
  fees: 'What a grade costs stands on the page of the branch; whether it has a seat, the branch tells you.',
  notice: 'What the form takes, and why',
  feePage: 'How fees are made up',
  home: 'The whole site',
} as const;
