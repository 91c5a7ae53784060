import { COUNT_KINDS } from '@/data/counts';
import { campaignOf } from '@/lib/counts/landingPath';
import type { Figures, Results, Spend } from './contract';
import { totalSpent } from './cost';
import type { DayRange } from './dayRange';

/** One campaign with its pages. `spent`: paise; null where nobody has typed it in. */
export type CampaignLine = {
  campaign: string;
  figures: Figures;
  spent: number | null;
  pages: { path: string; figures: Figures }[];
};

const addFigures = (all: readonly Figures[]): Figures => {
  const sum: Figures = { visit: 0, begun: 0, sent: 0, verified: 0, whatsapp: 0, call: 0 };
  for (const figures of all) for (const kind of COUNT_KINDS) sum[kind] += figures[kind];
  return sum;
};

/** The campaigns with what they brought and cost, most visits first. Those that only cost are there too. */
export const campaignLines = (
  { pages, spends }: Pick<Results, 'pages' | 'spends'>,
  range: DayRange,
): CampaignLine[] => {
  const names = new Set([
    ...pages.map(({ path }) => campaignOf(path)),
    ...spends.map(({ campaign }) => campaign),
  ]);
  return [...names]
    .map((campaign) => {
      const own = pages.filter(({ path }) => campaignOf(path) === campaign);
      return {
        campaign,
        pages: own,
        figures: addFigures(own.map(({ figures }) => figures)),
        spent: totalSpent(ofCampaign(spends, campaign), range),
      };
    })
    .sort((a, b) => b.figures.visit - a.figures.visit || (a.campaign < b.campaign ? -1 : 1));
};

const ofCampaign = (spends: readonly Spend[], name: string): Spend[] =>
  spends.filter(({ campaign }) => campaign === name);

/**
 * All campaigns together. `divided`: what one of theirs cost is told of; null as long as nobody has typed
 * in what was spent on some of them, since it would look cheaper than it is.
 */
export const sumLine = (
  lines: readonly CampaignLine[],
): { figures: Figures; spent: number | null; divided: number | null } => {
  const known = lines.flatMap(({ spent }) => (spent === null ? [] : [spent]));
  const sum = known.reduce((total, spent) => total + spent, 0);
  return {
    figures: addFigures(lines.map(({ figures }) => figures)),
    spent: known.length === 0 ? null : sum,
    divided: known.length === 0 || known.length < lines.length ? null : sum,
  };
};
