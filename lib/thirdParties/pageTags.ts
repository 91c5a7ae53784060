import type { ThirdPartyConfig, ThirdPartyName } from '@/data/thirdParties';
import { forgetCookies } from './forgetCookies';
import { allowGoogle, denyGoogle, showToGoogleAds, showToTagManager } from './google';
import { loadParty } from './loadParty';
import { denyMeta, showToMeta } from './meta';
import { type PageRules, wantedFor } from './wantedFor';

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
  const wanted = wantedFor(page, config);
  const idOf = (name: ThirdPartyName) => (wanted.includes(name) && config[name]) || null;
  const framework = idOf('framework');
  const gtm = idOf('gtm');
  const ads = idOf('ads');
  const pixel = idOf('pixel');

  if (framework) loadParty('framework', framework);
  if (page.tags === 'none') denyTags();
  if (gtm || ads) allowGoogle(address);
  if (gtm) showToTagManager(gtm, address);
  if (ads) showToGoogleAds(ads, address);
  if (pixel) showToMeta(pixel);
};
