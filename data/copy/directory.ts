/** Sentences of the city, branch and school pages. */
export const DIRECTORY_COPY = {
  marks: { boarding: 'Boarding', wing: 'Pre-primary wing', new: 'New' },
  away: (distance: string) => `${distance} away`,
  filter: {
    label: 'Your area or locality',
    button: 'Search',
    clear: 'Show all branches',
    none: 'None of our branches names that area. Try a bigger locality nearby, or look through the whole list.',
  },
  checked: 'Board and classes checked on',
  /** The board of a pre-primary wing, which has no affiliation of its own. */
  boardOfMain: (main: string) =>
    `The board of ${main}, which takes the children from Grade 1; a wing needs no certificate of its own`,
} as const;
