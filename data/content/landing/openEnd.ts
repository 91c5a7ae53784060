/** The card at the end of the two pages about open admissions. */
export const OPEN_END = {
  heading: 'Two minutes, and we call you',
  button: 'To the form',
} as const;
