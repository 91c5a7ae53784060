export const DIALOG_COPY = {
  enquire: 'Enquire',
  enquireIntro:
    'Tell us about your child and the branch you have in mind. The admissions team calls you back.',
  notLoaded: 'This did not load. Please check your connection and try again.',
} as const;
