export type EntryFilter = {
  /** Words that all have to be in an entry or in the names of the groups around it. */
  words: string;
  /** `maths`, or empty for all subjects. */
  subject: string;
};

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The entry's text with the names of the groups and parts around it. */
const wordsOf = (entry: Element): string => {
  const parts: (string | null)[] = [entry.textContent];
  for (let place = entry.parentElement; place; place = place.parentElement)
    parts.push(place.getAttribute('data-part'), place.getAttribute('data-group'));
  return plain(parts.join(' '));
};

const isOf = (entry: Element, subject: string): boolean =>
  subject === '' || entry.closest('[data-subject]')?.getAttribute('data-subject') === subject;

/**
 * Hides the entries that the filter leaves out, and the groups that become empty. Works on the page
 * itself, which stands whole in the HTML. Answers with how many entries are left.
 */
export const filterEntries = (page: ParentNode, { words, subject }: EntryFilter): number => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const entry of page.querySelectorAll('[data-entry]')) {
    const text = isOf(entry, subject) ? wordsOf(entry) : null;
    const isShown = text !== null && wanted.every((word) => text.includes(word));
    entry.toggleAttribute('hidden', !isShown);
    if (isShown) shown += 1;
  }
  for (const group of page.querySelectorAll('[data-subject], [data-part]'))
    group.toggleAttribute('hidden', !group.querySelector('[data-entry]:not([hidden])'));
  return shown;
};
