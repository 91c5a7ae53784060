/** What stands around a map. */
export const MAP_COPY = {
  india: {
    heading: 'Our cities on the map',
    lead: 'The number in a pin says how many branches of the city have a page here.',
  },
  // What the licence of the drawing asks for; `data/places/maps/india.ts` names the package.
  outline: {
    text: 'Outline after MapSVG, simplified, under',
    licence: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
  },
} as const;
