/** What stands around every study page. Small: all of them load it. */
export const STUDY_COPY = {
  print: 'Print',
  practice: 'Practice',
  related: 'Read next',
  myStudy: 'My study',
  myStudyNote: 'what you solved and what to repeat today, stored on this device only.',
} as const;
