/**
 * How much of a page is said on no other page of its kind.
 *
 * A sentence ends with a full stop, a question or an exclamation mark, and keeps at least four words
 * once names and numbers are blanked. Left out: chrome, forms, tables, headings, the terms of a list,
 * buttons, and links that stand by themselves. A name is any word with a capital letter, the first of
 * a sentence included; a number is one in digits or in words. Blanks that stand beside each other are
 * one, so that a list of three names equals a list of two, and singular equals plural.
 */

const LEFT_OUT =
  /<(script|style|noscript|svg|form|nav|header|footer|button|label|select|table|h[1-6]|dt|template)\b.*?<\/\1>/gs;
// The card of the form, its heading and its promise included.
const FORM_CARD = /<section id="enquire-desktop".*?<\/section>/gs;
const BLOCK =
  /<\/?(p|li|ul|ol|dl|dd|div|section|article|aside|details|summary|figcaption|br)\b[^>]*>/g;
// Two links or labels side by side are no sentence together.
const APART = /<\/(a|span|strong)>(?=<(a|span|strong)\b)/g;
const TAG = /<[^>]+>/g;
const ENTITIES: readonly [RegExp, string][] = [
  [/&amp;/g, '&'],
  [/&nbsp;/g, ' '],
  [/&#x27;|&#39;|&quot;/g, '’'],
];
const LONE_LINK = /(?<=^|\n)\s*<a\b[^>]*>[^\n]*?<\/a>\s*(?=\n|$)/g;
const ENDED = /[.?!]["’”)]?$/;
const SENTENCE_END = /(?<=[.?!]["’”)]?)\s+(?=\P{Ll})/u;
const FEWEST_WORDS = 4;

const NUMBER_WORDS = new Set(
  'zero no none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty both all first second third'.split(
    ' ',
  ),
);
const BETWEEN_NAMES = new Set(['and', 'or', 'of', 'the', 'to', 'in', 'at', 'near', 'its', 'their']);
const BLANK = '~';

/** The sentences of a page’s markup, as they read. */
export const sentencesOf = (markup: string): string[] => {
  const bare = markup
    .replace(FORM_CARD, '\n')
    .replace(LEFT_OUT, '\n')
    .replace(BLOCK, '\n')
    .replace(LONE_LINK, '\n')
    .replace(APART, '\n')
    .replace(TAG, '');
  const text = ENTITIES.reduce((left, [entity, sign]) => left.replace(entity, sign), bare);
  return text
    .split('\n')
    .flatMap((block) => block.trim().split(SENTENCE_END))
    .filter((sentence) => ENDED.test(sentence) && wordsLeft(blankNames(sentence)) >= FEWEST_WORDS);
};

/** The sentence without its names and numbers, for telling whether two say the same. */
export const blankNames = (sentence: string): string => {
  const words = sentence.match(/[\p{L}\p{N}’]+/gu) ?? [];
  const blanked = words.map((word) =>
    /\p{Lu}|\p{N}/u.test(word) || NUMBER_WORDS.has(word) ? BLANK : word.replace(/(?<=..)e?s$/, ''),
  );
  return blanked.reduce<string[]>(joinBlanks, []).join(' ');
};

// `~ and ~` is one name as well.
const joinBlanks = (kept: string[], word: string): string[] => {
  if (word !== BLANK) return [...kept, word];
  let end = kept.length;
  while (end > 0 && BETWEEN_NAMES.has(kept[end - 1] ?? '')) end -= 1;
  return kept[end - 1] === BLANK ? kept.slice(0, end) : [...kept, BLANK];
};

const wordsLeft = (blanked: string): number =>
  blanked.split(' ').filter((word) => word !== '' && word !== BLANK).length;

export type OwnShare = {
  page: string;
  sentences: number;
  own: number;
  share: number;
  shared: string[];
};

/** For each page of one kind, the share of its sentences that stand on no other of them. */
export const ownShares = (pages: ReadonlyMap<string, string>): OwnShare[] => {
  const said = [...pages].map(([page, markup]) => ({ page, sentences: sentencesOf(markup) }));
  const pagesWith = new Map<string, number>();
  for (const { sentences } of said) {
    for (const key of new Set(sentences.map(blankNames))) {
      pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
    }
  }
  return said.map(({ page, sentences }) => {
    const shared = sentences.filter((sentence) => pagesWith.get(blankNames(sentence)) !== 1);
    const own = sentences.length - shared.length;
    return { page, sentences: sentences.length, own, share: own / sentences.length, shared };
  });
};
