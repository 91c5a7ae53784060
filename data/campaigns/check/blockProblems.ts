import { fits } from '@/data/campaigns/branchChoice';
import type { Campaign, CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import { BRANCH_LIST } from '@/data/places/places';
import { knownPaths } from './knownPaths';
import type { Problem } from './problem';
import { headProblems, problemOf } from './textProblems';

const isHero = (block: CampaignBlock): block is HeroBlock => block.kind === 'hero-with-form';

/** What is wrong with the top of the page. */
export const heroProblems = (campaign: Campaign): Problem[] => {
  const [hero] = campaign.blocks;
  if (!hero || !isHero(hero)) {
    return [{ at: 'blocks', text: 'begin the parts with the first screen (hero-with-form)' }];
  }
  const { picture, photo } = hero;
  return [
    ...campaign.blocks.slice(1).flatMap((block, at) =>
      isHero(block)
        ? [
            {
              at: `blocks.${at + 1}`,
              text: 'keep only one first screen (hero-with-form); a page has one form',
            },
          ]
        : [],
    ),
    ...(picture !== undefined && !DRAWING.test(picture)
      ? [{ at: 'blocks.0.picture', text: 'choose a drawing of public/pictures' }]
      : []),
    ...altProblems(photo?.alt),
    ...(photo?.alt === null
      ? [{ at: 'blocks.0.photo', text: 'say what the picture shows, or that it only decorates' }]
      : []),
    ...headProblems(campaign, hero),
  ];
};

const altProblems = (alt: string | null | undefined): Problem[] => {
  const text = alt ? problemOf(alt) : null;
  return text === null ? [] : [{ at: 'blocks.0.photo', text }];
};

const DRAWING = /^\/pictures\/(?:[\w-]+\/)*[\w-]+\.svg$/;

/** What is wrong with the parts below it. */
export const blockProblems = ({ blocks }: Campaign): Problem[] =>
  blocks.flatMap((block, at) =>
    [...repeated(blocks, at), ...own(block)].map(({ at: part, text }) => ({
      at: `blocks.${at}.${part}`,
      text,
    })),
  );

// Two parts with one heading could not be told apart.
const repeated = (blocks: readonly CampaignBlock[], at: number): Problem[] => {
  const { heading } = blocks[at] ?? {};
  return blocks.slice(1, at).some((other) => other.heading === heading)
    ? [{ at: 'heading', text: `another part is called “${heading}”; choose another heading` }]
    : [];
};

const own = (block: CampaignBlock): Problem[] => {
  switch (block.kind) {
    case 'text':
      return [
        ...filled('paragraphs', block.paragraphs),
        ...(block.link && !knownPaths().has(block.link.path)
          ? [
              {
                at: 'link.path',
                text: `the link “${block.link.title}” leads to ${block.link.path}, which is no page of ours`,
              },
            ]
          : []),
      ];
    case 'points':
      return filled('points', block.points);
    case 'facts':
      return filled('facts', block.facts);
    case 'questions':
      return filled('questions', block.questions);
    case 'stages':
      return filled('stages', block.stages);
    case 'branches':
    case 'boarding-life':
      return BRANCH_LIST.some((branch) => fits(branch, block.which))
        ? []
        : [{ at: 'which', text: `no branch fits the part “${block.heading}”; ask for less` }];
    default:
      return [];
  }
};

const filled = (at: string, entries: readonly unknown[]): Problem[] =>
  entries.length === 0 ? [{ at, text: 'this part is empty; add to it, or take it out' }] : [];
