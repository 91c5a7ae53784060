/** What a family brings to the application, and for whom each paper is asked. */
export const PAPERS = [
  { paper: 'Birth certificate', forWhom: 'every child' },
  { paper: 'Two recent photographs of the child', forWhom: 'every child' },
  { paper: 'Proof of address and an identity paper of a parent', forWhom: 'every family' },
  { paper: 'Record of vaccinations', forWhom: 'Pre-Nursery to K2' },
  { paper: 'Last report card', forWhom: 'Grade 2 and above' },
  { paper: 'Transfer certificate of the last school', forWhom: 'Grade 2 and above' },
  { paper: 'Board registration and mark sheet', forWhom: 'Grades 10 to 12' },
] as const;
