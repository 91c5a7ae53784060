import type { ThirdPartyConfig, ThirdPartyName } from '@/data/thirdParties.mjs';
import { type PageVisit, pageVisitFor } from '@/lib/chrome/pageVisit';
import { chromeFor } from '@/lib/chrome/rules';
import { cityOptions } from '@/lib/enquiry/cityOptions';
import { cityListFor } from '@/lib/landing/cityListFor';
import { type Visitor, withSource } from '@/lib/preflight/visitors';
import { conversionParties } from '@/lib/thirdParties/tellConversion';
import { THIRD_PARTY_NAMES, wantedFor } from '@/lib/thirdParties/wantedFor';
import type { Target } from './targets';

export type Expected = Omit<PageVisit, 'number'> & {
  status: 200;
  /** The cities that the form offers, in their order. */
  cities: string[];
  /** Third parties that load after consent, if they are configured. */
  parties: ThirdPartyName[];
  /** Those that are then told of an enquiry, each once. */
  leads: ThirdPartyName[];
};

/**
 * Bytes; a kB is 1,000 of them. The heaviest page, the brochure of a city of 27 branches with its map, takes
 * 267 kB in all. Of these the desk brought 4.3: 1.6 to count visits, which comes later, 1.5 since the rules of
 * the form stand in a script of their own, 0.6 for the names of more pages and scripts, the rest in the form.
 * Scripts: what `scripts/budgets.ts` allows for the page's own, and 3 kB that come after it.
 */
export const LIMITS = { bytes: 268_000, scriptBytes: 190_000 } as const;

const ALL_PARTIES: ThirdPartyConfig = Object.fromEntries(
  THIRD_PARTY_NAMES.map((name) => [name, '-']),
);

/** What the site's own rules say about this page for this visitor. */
export const expectedFor = ({ path, own }: Target, { source }: Visitor): Expected => {
  const { header, footer, hasMenu, phone } = pageVisitFor(path, withSource('', source));
  const { hasChat, tags } = chromeFor(path);
  const parties = wantedFor({ chat: hasChat, tags }, ALL_PARTIES);
  return {
    status: 200,
    header,
    hasMenu,
    footer,
    phone: own?.phone ? { header: own.phone, footer: own.phone } : phone,
    cities: own?.cities ?? cityOptions(cityListFor(path)).map(({ value }) => value),
    parties,
    leads: conversionParties(parties),
  };
};
