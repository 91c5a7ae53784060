export type SheetFilter = {
  /** Words that all have to be in a formula’s entry, its topic or its class. */
  words: string;
  /** "9", or empty for all classes. */
  grade?: string;
  /** The place of a group of formulas, or empty for all of them. */
  topic?: string;
};

/** A formula, or the name of one that stands on another page. */
const ENTRY = ':is(article, [data-name])';

const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const gradeOf = (entry: Element): string =>
  entry.closest('[data-grade]')?.getAttribute('data-grade') ?? '';

const topicOf = (entry: Element): string => entry.closest('[data-topic]')?.id ?? '';

const textOf = (entry: Element): string => {
  const topic = entry.closest('[data-topic]')?.querySelector('h3')?.textContent ?? '';
  return plain(`class ${gradeOf(entry)} ${topic} ${entry.textContent}`);
};

const hideEmpty = (group: Element): void => {
  group.toggleAttribute('hidden', !group.querySelector(`${ENTRY}:not([hidden])`));
};

/**
 * Hides the entries of a list that the filter leaves out, and the topics and classes that become
 * empty. Works on the page itself, so that a key press does not render the whole list again.
 * Answers with how many entries are left.
 */
export const filterSheet = (
  sheet: ParentNode,
  { words, grade = '', topic = '' }: SheetFilter,
): number => {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const entry of sheet.querySelectorAll(ENTRY)) {
    const isChosen =
      (grade === '' || gradeOf(entry) === grade) && (topic === '' || topicOf(entry) === topic);
    const text = isChosen ? textOf(entry) : '';
    const fits = isChosen && wanted.every((word) => text.includes(word));
    entry.toggleAttribute('hidden', !fits);
    if (fits) shown += 1;
  }
  for (const group of sheet.querySelectorAll('[data-topic], [data-grade]')) hideEmpty(group);
  return shown;
};
