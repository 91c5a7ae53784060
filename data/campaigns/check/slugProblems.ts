import type { Campaign } from '@/data/campaigns/campaign';
import { phoneWords } from '@/data/phones';
import { BRANCH_LIST, CITY_LIST, getCity } from '@/data/places/places';
import type { Problem } from './problem';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 60;

const TAKEN: ReadonlySet<string> = new Set([
  ...CITY_LIST.flatMap(({ slug, branchesSlug, aliases }) => [
    slug,
    branchesSlug ?? slug,
    ...aliases.map((alias) => alias.toLowerCase().replaceAll(' ', '-')),
  ]),
  ...BRANCH_LIST.map(({ slug }) => slug),
]);

/** What is wrong with the address and the title of a campaign, given the others of the site. */
export const slugProblems = (campaign: Campaign, others: readonly Campaign[]): Problem[] => {
  const { slug, title, city, phone: own } = campaign;
  const texts: string[] = [];
  if (!SLUG.test(slug)) {
    texts.push('write the end of the address in small letters, digits and single hyphens');
  }
  if (slug.length > LONGEST_SLUG) texts.push(`shorten the address to ${LONGEST_SLUG} characters`);
  if (slug.includes('blog')) texts.push('take “blog” out of the address; no ad page may have it');
  if (TAKEN.has(slug)) {
    texts.push(`“${slug}” is a city or a branch already; choose another end of the address`);
  }
  if (others.some((other) => other.slug === slug)) {
    texts.push('another campaign has this address; choose another one');
  }
  // The number to call follows the address (data/phones.ts).
  const phone = city && getCity(city).phone;
  if (own === undefined && phone && !phoneWords(phone.group).some((word) => slug.includes(word))) {
    texts.push(`put “${phone.words[0]}” into the address, so that the page shows its number`);
  }
  return [
    ...texts.map((text) => ({ at: 'slug', text })),
    ...(others.some((other) => other.title === title)
      ? [{ at: 'title', text: 'another campaign has this title; write one of its own' }]
      : []),
  ];
};
