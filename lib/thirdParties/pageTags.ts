import type {
  PageRules,
  THIRD_PARTIES,
  ThirdPartyConfig,
  ThirdPartyName,
} from '@/data/thirdParties.mjs';
import { forgetCookies } from './forgetCookies';
import { denyGoogle, showToGoogleAds, showToTagManager } from './google';
import { loadParty } from './loadParty';
import { denyMeta, showToMeta } from './meta';
import { wantedFor } from './wantedFor';

type Show = (id: string, address: string) => void;

/** Those that are set up by an id: only a function knows the address of the script. */
type NeedsShow = {
  [Name in ThirdPartyName]: (typeof THIRD_PARTIES)[Name]['id'] extends null ? never : Name;
}[ThirdPartyName];

/** Those that need more than their script: what tells each of a page. `id`: as in its variable. */
const SHOW: Partial<Record<ThirdPartyName, Show>> & Record<NeedsShow, Show> = {
  gtm: showToTagManager,
  ads: showToGoogleAds,
  pixel: showToMeta,
  // Comes later than the page: useChatWidget.
  chat: () => undefined,
};

/** Tells what is loaded that it may not go on. */
export const denyTags = (): void => {
  denyGoogle();
  denyMeta();
};

/** For a visitor who took the permission back. */
export const withdrawTags = (): void => {
  denyTags();
  forgetCookies();
};

/** Loads what belongs to a page, or tells what is loaded already of it. `address`: see pageAddress. */
export const showPage = (page: PageRules, address: string, config: ThirdPartyConfig): void => {
  if (page.tags === 'none') denyTags();
  // A script that needs nothing else comes first: it may be what the page is drawn with.
  const wanted = wantedFor(page, config).sort(
    (one, other) => Number(one in SHOW) - Number(other in SHOW),
  );
  for (const name of wanted) {
    const id = config[name] ?? '';
    const show = SHOW[name];
    if (show) show(id, address);
    else loadParty(name, id);
  }
};
