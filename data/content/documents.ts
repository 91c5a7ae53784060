/** What a family brings to the application, and for whom each document is asked. */
export const DOCUMENTS = [
  { name: 'Birth certificate', forWhom: 'every child' },
  { name: 'Two recent photographs of the child', forWhom: 'every child' },
  { name: 'Proof of address and an identity document of a parent', forWhom: 'every family' },
  { name: 'Record of vaccinations', forWhom: 'Pre-Nursery to K2' },
  { name: 'Last report card', forWhom: 'Grade 2 and above' },
  { name: 'Transfer certificate of the last school', forWhom: 'Grade 2 and above' },
  { name: 'Board registration and mark sheet', forWhom: 'Grades 10 to 12' },
] as const;
