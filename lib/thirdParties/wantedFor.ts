import type { ThirdPartyConfig, ThirdPartyName } from '@/data/thirdParties';

/** What the chrome of a path says about tools of other companies. */
export type PageRules = {
  /** Whether the chat window belongs to the page. */
  chat: boolean;
  tags: 'ads' | 'analytics' | 'none';
};

const IS_WANTED: Record<ThirdPartyName, (page: PageRules) => boolean> = {
  gtm: ({ tags }) => tags !== 'none',
  ads: ({ tags }) => tags === 'ads',
  pixel: ({ tags }) => tags === 'ads',
  chat: ({ chat }) => chat,
  // Not where the page is bare.
  framework: ({ chat, tags }) => chat || tags !== 'none',
};

const NAMES: readonly ThirdPartyName[] = ['gtm', 'ads', 'pixel', 'chat', 'framework'];

/** What this site has set up, in the order in which a visitor reads about it. */
export const configuredParties = (config: ThirdPartyConfig): ThirdPartyName[] =>
  NAMES.filter((name) => config[name]);

/** What loads on a page, once its visitor has agreed. */
export const wantedFor = (page: PageRules, config: ThirdPartyConfig): ThirdPartyName[] =>
  configuredParties(config).filter((name) => IS_WANTED[name](page));
