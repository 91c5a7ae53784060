import type { ThirdPartyConfig } from '@/data/thirdParties.mjs';

/** What is set up: next.config.js builds it in, as `gtm=GTM-AB12CD3&chat=…`. */
const BUILT_IN = process.env.THIRD_PARTIES;

/** Whether there is anything to ask a visitor about. */
export const HAS_THIRD_PARTIES = Boolean(BUILT_IN);

export const THIRD_PARTY_CONFIG: ThirdPartyConfig = Object.fromEntries(
  new URLSearchParams(BUILT_IN),
);
