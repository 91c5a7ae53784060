/** How the list of branches says what can be joined during the year. */
export const TRANSFER_WHERE = {
  count: (branches: number) => (branches === 1 ? 'one branch' : `${branches} branches`),
  anyMonth: (first: string, last: string) => `${first} to ${last} in any month`,
  early: (grades: readonly string[]) => `${grades.join(' and ')} early in the session`,
} as const;
