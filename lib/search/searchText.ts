export const LONGEST_SEARCH = 200;

/** What was typed into the search box: without blanks around it, at most 200 characters. */
export const parseSearchText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return '';
  // By whole characters: half an emoji cannot stand in an address.
  return Array.from(first.trim()).slice(0, LONGEST_SEARCH).join('').trim();
};
