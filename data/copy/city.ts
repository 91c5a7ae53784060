/** The words around the facts of a city’s page. */
export const CITY_COPY = {
  pick: 'How to choose',
  families: 'Good to know',
  travel: 'Getting to school',
  year: 'Through the year',
} as const;
