/** The search box, its suggestions and its page. */
export const SEARCH_COPY = {
  title: 'Search',
  box: 'What are you looking for?',
  placeholder: 'Locality, class or subject',
  submit: 'Search',
  searching: 'Searching…',
  suggestions: 'Suggestions',
  noSuggestions: 'No suggestions.',
  hint: 'A locality, a city, fees, “class 7 maths ch 9”, “17 ka table”: other spellings are fine.',
  nothing: 'We found no page for this text.',
  nothingHint:
    'Try fewer words, another spelling, or the name of the city. All schools are listed by city:',
  failed: 'Search is not working just now. Please try again in a few minutes.',
  daySchools: 'Day schools by city',
  boardingSchools: 'Boarding schools',
  admissions: 'Admissions',
  lastResults: 'Your last search:',
} as const;

/** What kind of page a result is. A new kind is a line here; the compiler asks for its weight. */
export const SEARCH_KINDS = {
  page: 'Page',
  city: 'City',
  branch: 'Branch',
  admission: 'Admission',
  account: 'Your account',
  worksheet: 'Worksheet',
} as const;

/** Pages of these parts of the menu are named after their part. */
export const SEARCH_SECTIONS = {
  study: 'Study',
  blogs: 'Blog',
  about: 'About us',
  more: 'Activities',
} as const;

export const resultsTitle = (text: string): string => `Results for “${text}”`;

export const resultsCount = (count: number): string =>
  count === 1 ? '1 page found' : `${count} pages found`;

/** Read aloud while somebody types. */
export const suggestionsCount = (count: number): string => {
  if (count === 0) return SEARCH_COPY.noSuggestions;
  const pages = count === 1 ? '1 suggestion' : `${count} suggestions`;
  return `${pages}. Use the up and down arrow keys to choose one.`;
};
