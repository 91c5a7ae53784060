/** The tools of other companies that this site can load. */
export type ThirdPartyName = 'gtm' | 'ads' | 'pixel' | 'chat' | 'framework';

/** The id of each, or the address of its script; one that is not set is not used. */
export type ThirdPartyConfig = Readonly<Partial<Record<ThirdPartyName, string>>>;

// Written out in full: the build replaces exactly these words.
export const THIRD_PARTIES: ThirdPartyConfig = {
  gtm: process.env.NEXT_PUBLIC_GTM_ID,
  ads: process.env.NEXT_PUBLIC_GOOGLE_ADS_ID,
  pixel: process.env.NEXT_PUBLIC_META_PIXEL_ID,
  chat: process.env.NEXT_PUBLIC_CHAT_WIDGET_SRC,
  framework: process.env.NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC,
};

/** Whether there is anything to ask a visitor about. */
export const HAS_THIRD_PARTIES = Boolean(
  process.env.NEXT_PUBLIC_GTM_ID ||
    process.env.NEXT_PUBLIC_GOOGLE_ADS_ID ||
    process.env.NEXT_PUBLIC_META_PIXEL_ID ||
    process.env.NEXT_PUBLIC_CHAT_WIDGET_SRC ||
    process.env.NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC,
);
