import type { Campaign, HeroBlock } from '@/data/campaigns/campaign';

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

const measured = (name: string, text: string, shortest: number, longest: number): string[] => {
  const { length } = text;
  if (length > longest) return [`the ${name} has ${length} characters; shorten it to ${longest}`];
  return length < shortest
    ? [`the ${name} has ${length} characters; write at least ${shortest}`]
    : [];
};

/** What is wrong with the title, the description and the words of the hero. */
export const headProblems = ({ title, description }: Campaign, hero: HeroBlock): string[] => {
  const { shortest, longest } = DESCRIPTION;
  return [
    ...measured('title', title, 10, LONGEST_TITLE),
    ...measured('description', description, shortest, longest),
    ...measured('heading of the hero', hero.heading, 10, LONGEST_HEADING),
    ...measured('lead of the hero', hero.lead, 20, LONGEST_LEAD),
    // Together they describe the page under /campaignv1.
    ...measured('heading and lead together', `${hero.heading}. ${hero.lead}`, shortest, longest),
  ];
};

/** What is wrong with any other text, on a phone above all. */
export const textProblems = (campaign: Campaign): string[] =>
  textsOf(campaign.blocks).flatMap((text) => {
    const start = `“${text.slice(0, 40)}…”`;
    const longWord = text.split(/[\s-]+/).find((word) => word.length > LONGEST_WORD);
    if (text.trim() === '') return ['a text is empty; write it or take its block out'];
    if (PHONE_NUMBER.test(text)) {
      return [`${start} holds a telephone number; take it out, the page shows the right one`];
    }
    if (MARKUP.test(text)) return [`${start} holds HTML; write plain text`];
    return longWord ? [`“${longWord}” does not fit on a phone; write shorter words`] : [];
  });

// Addresses and pictures are checked elsewhere.
const isAddress = (text: string): boolean => text.startsWith('/');

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return isAddress(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'kind' ? [] : textsOf(part)));
};
