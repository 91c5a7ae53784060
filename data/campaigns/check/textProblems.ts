import type { Campaign, HeroBlock } from '@/data/campaigns/campaign';
import type { Problem } from './problem';

/** `Seo` adds the school's name, and `/campaignv1` a word in front. */
const LONGEST_TITLE = 45;
const DESCRIPTION = { shortest: 70, longest: 160 };

// The form has to start on the first screen of a phone: three lines each at most.
const LONGEST_HEADING = 56;
const LONGEST_LEAD = 102;

// A longer word does not fit into a line of a phone of 320 px.
const LONGEST_WORD = 22;

/** Ten digits in a row, spaces and hyphens aside: a telephone number. */
const PHONE_NUMBER = /(?:\d[\s-]?){10}/;
const MARKUP = /<[a-z/!]|&[a-z]+;/i;

const measured = (
  at: string,
  name: string,
  text: string,
  shortest: number,
  longest: number,
): Problem[] => {
  const { length } = text;
  if (length > longest) {
    return [{ at, text: `the ${name} has ${length} characters; shorten it to ${longest}` }];
  }
  return length < shortest
    ? [{ at, text: `the ${name} has ${length} characters; write at least ${shortest}` }]
    : [];
};

/** What is wrong with the title, the description and the words of the first screen. */
export const headProblems = ({ title, description }: Campaign, hero: HeroBlock): Problem[] => {
  const { shortest, longest } = DESCRIPTION;
  const parts = [
    ...measured(
      'blocks.0.heading',
      'heading of the first screen',
      hero.heading,
      10,
      LONGEST_HEADING,
    ),
    ...measured('blocks.0.lead', 'line below the heading', hero.lead, 20, LONGEST_LEAD),
  ];
  return [
    ...measured('title', 'title', title, 10, LONGEST_TITLE),
    ...measured('description', 'description', description, shortest, longest),
    ...(parts.length > 0 ? parts : togetherProblems(hero)),
  ];
};

// Together they describe the page under /campaignv1. Two that are not too long make no long one.
const togetherProblems = ({ heading, lead }: HeroBlock): Problem[] => {
  const { length } = `${heading}. ${lead}`;
  const text = `heading and line below it have ${length} characters together; write at least ${DESCRIPTION.shortest}`;
  return length < DESCRIPTION.shortest ? [{ at: 'blocks.0.lead', text }] : [];
};

/** Whose length the head's own rules say: an empty one is too short already. */
const MEASURED: readonly string[] = ['title', 'description', 'blocks.0.heading', 'blocks.0.lead'];

/** What is wrong with the texts themselves, on a phone above all; how long the head may be is said apart. */
export const textProblems = ({ title, description, blocks }: Campaign): Problem[] =>
  [
    { at: 'title', text: title },
    { at: 'description', text: description },
    ...textsOf(blocks, 'blocks'),
  ]
    .filter(({ at, text }) => text.trim() !== '' || !MEASURED.includes(at))
    .flatMap(({ at, text }) => {
      const found = problemOf(text);
      return found === null ? [] : [{ at, text: found }];
    });

/** What is wrong with one text; null: nothing. */
export const problemOf = (text: string): string | null => {
  const start = `“${text.slice(0, 40)}…”`;
  if (text.trim() === '') return 'a text is empty; write it or take its part out';
  if (PHONE_NUMBER.test(text)) {
    return `${start} holds a telephone number; take it out, the page shows the right one`;
  }
  if (MARKUP.test(text)) return `${start} holds HTML; write plain text`;
  const longWord = text.split(/[\s@–-]+/).find((word) => word.length > LONGEST_WORD);
  return longWord ? `“${longWord}” does not fit on a phone; write shorter words` : null;
};

/** What is no text: names that the schema knows, addresses and pictures. */
const NO_TEXTS: readonly string[] = ['kind', 'path', 'picture', 'photo', 'which'];

const textsOf = (value: unknown, at: string): Problem[] => {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    NO_TEXTS.includes(name) ? [] : textsOf(part, `${at}.${name}`),
  );
};
