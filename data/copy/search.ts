/** The search box and its page. */
export const SEARCH_COPY = {
  title: 'Search',
  box: 'What are you looking for?',
  placeholder: 'Locality or city',
  submit: 'Search',
  searching: 'Searching…',
  hint: 'A locality, a landmark, a city, fees, admission: other spellings are fine.',
  nothing: 'We found no page for this text.',
  nothingHint:
    'Try fewer words, another spelling, or the name of the city. All schools are listed by city:',
  failed: 'Search is not working just now. Please try again in a few minutes.',
  daySchools: 'Day schools by city',
  boardingSchools: 'Boarding schools',
  admissions: 'Admissions',
  lastResults: 'Your last search:',
} as const;

export const resultsTitle = (text: string): string => `Results for “${text}”`;

export const resultsCount = (count: number): string =>
  count === 1 ? '1 page found' : `${count} pages found`;
