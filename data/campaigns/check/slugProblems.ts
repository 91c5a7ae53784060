import { BRANCH_LIST } from '@/data/branches';
import type { Campaign } from '@/data/campaigns/campaign';
import { CITY_LIST } from '@/data/cities';

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
  const group = city && PHONE_GROUPS.find(({ cities }) => cities.includes(city));
  if (group && !group.names.some((name) => slug.includes(name))) {
    problems.push(`put “${group.names[0]}” into the slug, so that the page shows its number`);
  }
  return problems;
};

const PHONE_GROUPS: readonly { cities: readonly string[]; names: readonly string[] }[] = [
  { cities: ['sonipat', 'rohtak', 'delhi'], names: ['sonipat', 'rohtak', 'delhi'] },
  { cities: ['gurgaon'], names: ['gurgaon', 'gurugram'] },
];
