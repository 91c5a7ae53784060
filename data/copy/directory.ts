/** Words of every card and list of branches. */
export const DIRECTORY_COPY = {
  marks: { boarding: 'Boarding', wing: 'Pre-primary wing', new: 'New' },
  /** `about 7 km away`; `within 2 km`. */
  away: (distance: string) => (distance.startsWith('within') ? distance : `${distance} away`),
} as const;
