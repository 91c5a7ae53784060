import type { ThirdPartyConfig, ThirdPartyName } from '@/data/thirdParties.mjs';
import { type PageVisit, pageVisitFor } from '@/lib/chrome/pageVisit';
import { chromeFor } from '@/lib/chrome/rules';
import { cityOptions } from '@/lib/enquiry/cityOptions';
import { cityListFor } from '@/lib/landing/cityListFor';
import { conversionParties } from '@/lib/thirdParties/tellConversion';
import { THIRD_PARTY_NAMES, wantedFor } from '@/lib/thirdParties/wantedFor';
import type { Target } from './targets';
import { type Visitor, withSource } from './visitors';

export type Expected = Omit<PageVisit, 'number'> & {
  status: 200;
  /** The cities that the form offers, in their order. */
  cities: string[];
  /** Third parties that load after consent, if they are configured. */
  parties: ThirdPartyName[];
  /** Those that are then told of an enquiry, each once. */
  leads: ThirdPartyName[];
};

/** Bytes; a kB is 1,000 of them. A city of 27 branches with its map takes 263 kB in all, with the room that the header keeps for its tools. Scripts: what `scripts/budgets.ts` allows for the page's own, and 2 kB that come after it. */
export const LIMITS = { bytes: 264_000, scriptBytes: 187_500 } as const;

const ALL_PARTIES: ThirdPartyConfig = Object.fromEntries(
  THIRD_PARTY_NAMES.map((name) => [name, '-']),
);

/** What the site's own rules say about this page for this visitor. */
export const expectedFor = ({ path }: Target, { source }: Visitor): Expected => {
  const { header, footer, hasMenu, phone } = pageVisitFor(path, withSource('', source));
  const { hasChat, tags } = chromeFor(path);
  const parties = wantedFor({ chat: hasChat, tags }, ALL_PARTIES);
  return {
    status: 200,
    header,
    hasMenu,
    footer,
    phone,
    cities: cityOptions(cityListFor(path)).map(({ value }) => value),
    parties,
    leads: conversionParties(parties),
  };
};
