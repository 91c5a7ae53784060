import { renderMarkdown } from '@/lib/study/markdown/renderMarkdown';
import { BLOCK_FACTS, WORD_FACTS } from './facts';

const BLOCK = /<p>\{\{([a-z-]+)\}\}<\/p>/g;
const WORD = /\{\{([a-z-]+)\}\}/g;

const pick = (facts: Readonly<Record<string, () => string>>, name: string): string => {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (!fact) throw new Error(`There is no fact named {{${name}}}`);
  return fact();
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Puts facts of the directory where a post names them, so that no post grows old: `{{age-table}}`
 * alone in a paragraph becomes a table or list, `{{session}}` within a sentence a word or two.
 * Throws on a name that is no fact.
 */
export const fillFacts = (html: string): string =>
  html
    .replaceAll(BLOCK, (_, name: string) => renderMarkdown(pick(BLOCK_FACTS, name)))
    .replaceAll(WORD, (_, name: string) => escaped(pick(WORD_FACTS, name)));
