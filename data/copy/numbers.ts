/** What stands in the place of a number that there is not. */
export const NUMBER_COPY = {
  undefined: 'not defined',
  tooLarge: 'too large to show',
} as const;
