import { fits } from '@/data/campaigns/branchChoice';
import type { Campaign, CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { RESTRICTED_CITIES } from '@/data/places/cityLists';
import { BRANCH_LIST, CITIES, type CitySlug } from '@/data/places/places';
import { contrastOf, isHexColor } from './contrast';
import { knownPaths } from './knownPaths';
import { slugProblems } from './slugProblems';
import { headProblems, textProblems } from './textProblems';

/**
 * Stops the build at the first campaign that would not work: throws one sentence with the file and
 * what to do in it.
 */
export const checkCampaigns = (campaigns: readonly Campaign[] = CAMPAIGNS): void => {
  const [problem] = listCampaignProblems(campaigns);
  if (problem) throw new Error(problem);
};

/** Everything that is wrong, each a sentence that begins with the file. */
export const listCampaignProblems = (campaigns: readonly Campaign[]): string[] =>
  campaigns.flatMap((campaign, at) =>
    [
      ...slugProblems(campaign, campaigns.slice(0, at)),
      ...heroProblems(campaign),
      ...textProblems(campaign),
      ...formProblems(campaign),
      ...cityListProblems(campaign),
      ...colorProblems(campaign),
      ...campaign.blocks.flatMap(blockProblems),
    ].map((problem) => `data/campaigns/${campaign.slug}.ts: ${problem}.`),
  );

const isHero = (block: CampaignBlock): block is HeroBlock => block.kind === 'hero-with-form';

const heroProblems = (campaign: Campaign): string[] => {
  const [hero] = campaign.blocks;
  if (!hero || !isHero(hero)) return ['begin the blocks with one of the kind hero-with-form'];
  const more = campaign.blocks.filter(isHero).length > 1;
  return [
    ...(more ? ['keep only one block of the kind hero-with-form; a page has one form'] : []),
    ...headProblems(campaign, hero),
  ];
};

const formProblems = ({ form, city }: Campaign): string[] => {
  if (form?.branchId === undefined) return [];
  const branch = BRANCH_LIST.find(({ id }) => id === form.branchId);
  if (!branch || branch.listing === 'site') {
    return ['the form cannot be set to that branch; choose one that it lists'];
  }
  const { gradeId = branch.from } = form;
  return [
    ...(gradeId < branch.from || gradeId > branch.to
      ? [`${branch.place} does not teach the form’s grade; choose another branch or grade`]
      : []),
    ...(city && branch.city !== city
      ? [`${branch.place} is not in ${CITIES[city].displayName}; choose a branch there`]
      : []),
  ];
};

// The other lists leave no city out that a page is about.
const cityListProblems = ({ cityList, city, form }: Campaign): string[] => {
  const start = BRANCH_LIST.find(({ id }) => id === form?.branchId);
  if (cityList === 'cbse' && start && start.board !== 'CBSE') {
    return [
      `the form’s list leaves ${start.place} out, which follows ${start.board}; take cityList away or choose a CBSE branch`,
    ];
  }
  if (cityList !== 'restricted') return [];
  return [...new Set([city, start?.city])]
    .filter((slug): slug is CitySlug => slug !== undefined && !RESTRICTED_CITIES.includes(slug))
    .map(
      (slug) =>
        `the form’s list leaves ${CITIES[slug].displayName} out; take cityList away or choose a city that it offers`,
    );
};

const READABLE = 4.5;

const colorProblems = ({ colors }: Campaign): string[] => {
  if (!colors) return [];
  const { brand, dark, tint } = colors;
  if (![brand, dark, tint].every(isHexColor)) return ['write each colour like #9d0022'];
  const pairs: [string, string][] = [
    [brand, '#ffffff'],
    [dark, '#ffffff'],
    [brand, tint],
    [dark, tint],
  ];
  return pairs
    .filter(([one, other]) => contrastOf(one, other) < READABLE)
    .map(([one, other]) => `${one} on ${other} cannot be read; choose a darker colour`);
};

const blockProblems = (block: CampaignBlock): string[] => {
  switch (block.kind) {
    case 'text':
      return block.link && !knownPaths().has(block.link.path)
        ? [`the link “${block.link.title}” leads to ${block.link.path}, which is no page of ours`]
        : [];
    case 'branches':
    case 'boarding-life':
      return BRANCH_LIST.some((branch) => fits(branch, block.which))
        ? []
        : [`no branch fits the block “${block.heading}”; ask for less`];
    default:
      return [];
  }
};
