/** What stands around every study page. Small: all of them load it. */
export const STUDY_COPY = {
  print: 'Print',
  practice: 'Practice',
  related: 'Read next',
} as const;
