import type { ThirdPartyName } from '@/data/thirdParties';
import { PRIVACY_CHOICES } from './privacyChoices';

/** Of the words below. A change of what they promise needs a new one: everybody is asked again. */
export const CONSENT_VERSION = '2025-11-1';

/** The question before anything of another company loads. */
export const PRIVACY_COPY = {
  question: 'May we load tools of other companies?',
  details: 'What and why',
  allow: 'Allow',
  refuse: 'No thanks',
  close: 'Close',
  chosen: {
    allowed: 'Your choice until now: allowed.',
    refused: 'Your choice until now: no thanks.',
  },
  withdrawn:
    'Switched off. Nothing more loads, and what was already here goes with the next page you open.',
  promise: `Counting and advertising tools never load on study pages, and we hand none of them what you write in our forms. You can change your mind under ${PRIVACY_CHOICES} at the foot of the page.`,
} as const;

const PURPOSES: Record<ThirdPartyName, string> = {
  gtm: 'visit counts',
  ads: 'advertisement results',
  pixel: 'advertisement results',
  chat: 'a chat window',
  framework: 'page design',
};

/** `For visit counts and a chat window. Everything here works without them.` */
export const purposesSentence = (names: readonly ThirdPartyName[]): string => {
  const purposes = [...new Set(names.map((name) => PURPOSES[name]))];
  const list = new Intl.ListFormat('en-IN').format(purposes);
  return `For ${list}. Everything here works without them.`;
};

/** One sentence about each: what loads, and why. `host` is where it comes from. */
export const THIRD_PARTY_REASONS: Record<ThirdPartyName, (host: string) => string> = {
  gtm: () => 'Google Tag Manager counts which pages are read, so that we can improve them.',
  ads: () =>
    'Google Ads, on our advertisement pages only, tells Google that you came from an advertisement, so that we know which ones help parents.',
  pixel: () =>
    'Meta Pixel, on our advertisement pages only, tells Facebook and Instagram that you opened the page, for the same reason.',
  chat: (host) => `A chat window from ${host} lets you write to us from the page.`,
  framework: (host) => `A design library from ${host} adds finishing touches to how pages look.`,
};
