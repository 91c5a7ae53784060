import {
  type PageRules,
  THIRD_PARTIES,
  type ThirdPartyConfig,
  type ThirdPartyName,
} from '@/data/thirdParties.mjs';

const isName = (name: string): name is ThirdPartyName => name in THIRD_PARTIES;

export const THIRD_PARTY_NAMES = Object.keys(THIRD_PARTIES).filter(isName);

/** What this site has set up, in the order in which a visitor reads about it. */
export const configuredParties = (config: ThirdPartyConfig): ThirdPartyName[] =>
  THIRD_PARTY_NAMES.filter((name) => config[name]);

/** What loads on a page, once its visitor has agreed. */
export const wantedFor = (page: PageRules, config: ThirdPartyConfig): ThirdPartyName[] =>
  configuredParties(config).filter((name) => THIRD_PARTIES[name].belongsTo(page));
