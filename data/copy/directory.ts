/** Words of every card and list of branches. */
export const DIRECTORY_COPY = {
  marks: { boarding: 'Boarding', wing: 'Pre-primary wing', new: 'New' },
} as const;
