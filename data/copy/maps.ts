/** What stands around a map. */
export const MAP_COPY = {
  india: {
    heading: 'Our cities on the map',
    lead: 'The number in a pin says how many branches of the city have a page here.',
  },
} as const;
