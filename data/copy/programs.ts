/** Words around the pages about programmes. */
export const PROGRAM_COPY = {
  home: 'Home',
  academics: 'Academics',
  toForm: 'Ask a branch',
  questions: 'Questions parents ask',
  related: 'Read on',
  branches: (count: number): string => (count === 1 ? '1 branch' : `${count} branches`),
} as const;
