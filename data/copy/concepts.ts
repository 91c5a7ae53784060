/** Interface words of the lessons and their lists. */
export const CONCEPTS_COPY = {
  home: 'Home',
  inShort: 'In short',
  jump: 'On this page',
  howTo: 'How to work through a lesson',
  tables: 'Multiplication tables 1 to 120',
  tablesShort: 'Tables 1 to 120',
  tablesNote: 'Each table up to 20 times, with its patterns, tips and a check of 25 questions.',
  tableOf: (factor: number): string => `Table of ${factor}`,
  lessons: (count: number): string => `${count} lessons`,
} as const;
