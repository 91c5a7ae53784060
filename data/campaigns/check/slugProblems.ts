import type { Campaign } from '@/data/campaigns/campaign';
import { phoneWords } from '@/data/phones';
import { BRANCH_LIST, CITY_LIST, getCity } from '@/data/places/places';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const TAKEN: ReadonlySet<string> = new Set([
  ...CITY_LIST.flatMap(({ slug, branchesSlug, aliases }) => [
    slug,
    branchesSlug ?? slug,
    ...aliases.map((alias) => alias.toLowerCase().replaceAll(' ', '-')),
  ]),
  ...BRANCH_LIST.map(({ slug }) => slug),
]);

/** What is wrong with the address of a campaign, given those before it in the list. */
export const slugProblems = (campaign: Campaign, earlier: readonly Campaign[]): string[] => {
  const { slug, title, city } = campaign;
  const problems: string[] = [];
  if (!SLUG.test(slug)) problems.push('write the slug in small letters, digits and single hyphens');
  if (slug.includes('blog')) problems.push('take “blog” out of the slug; no ad page may have it');
  if (TAKEN.has(slug))
    problems.push(`“${slug}” is a city or a branch already; choose another slug`);
  if (earlier.some((other) => other.slug === slug)) {
    problems.push('another campaign has this slug; choose another one');
  }
  if (earlier.some((other) => other.title === title)) {
    problems.push('another campaign has this title; write one of its own');
  }
  // The number to call follows the address (data/phones.ts).
  const phone = city && getCity(city).phone;
  if (phone && !phoneWords(phone.group).some((word) => slug.includes(word))) {
    problems.push(`put “${phone.words[0]}” into the slug, so that the page shows its number`);
  }
  return problems;
};
