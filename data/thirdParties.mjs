// @ts-check
// An ES module in JavaScript, because next.config.js reads it too.

/**
 * What the chrome of a path says about tools of other companies.
 *
 * @typedef {object} PageRules
 * @property {boolean} chat Whether the chat window belongs to the page.
 * @property {'ads' | 'analytics' | 'none'} tags
 */

/**
 * A tool of another company, everything about it. A text that names `host` gets the host of the
 * script's address; for a tool that is set up by an id it is empty.
 *
 * @typedef {object} ThirdParty
 * @property {string} variable Its environment variable: an id, or the address of its script.
 * @property {{ pattern: RegExp, expected: string } | null} id What the id looks like, and what a wrong
 *   one is answered with; null where the variable is an address.
 * @property {string} purpose Visitors agree to purposes: `For measuring visits and a chat window.`
 * @property {(host: string) => string} reason One sentence for visitors: what loads, and why.
 * @property {(page: PageRules) => boolean} belongsTo On which pages it is allowed.
 * @property {readonly string[]} cookies How the names of its cookies begin, on our host or above.
 * @property {(host: string) => Readonly<Record<string, readonly string[]>>} sources What the
 *   security policy has to let in. Without a scheme, a host stands for https on our pages.
 */

const TAG_MANAGER_HOST = 'www.googletagmanager.com';
const ADS_HOSTS = [
  TAG_MANAGER_HOST,
  'www.googleadservices.com',
  'googleads.g.doubleclick.net',
  'pagead2.googlesyndication.com',
  'www.google.com',
];
const GOOGLE_DOMAINS = ['google.com', 'www.google.co.in'];

const filesOf = (/** @type {string} */ host) => ({
  'script-src': [host],
  'style-src': [host],
  'img-src': [host],
  'font-src': [host],
});

/**
 * In the order in which a visitor reads about them. Google's hosts:
 * https://developers.google.com/tag-platform/security/guides/csp, with its domains for India. Meta
 * documents its hosts with the pixel's base code.
 */
export const THIRD_PARTIES = /** @satisfies {Readonly<Record<string, ThirdParty>>} */ ({
  gtm: {
    variable: 'NEXT_PUBLIC_GTM_ID',
    id: { pattern: /^GTM-[A-Z0-9]+$/, expected: 'an id such as GTM-AB12CD3' },
    purpose: 'measuring visits',
    reason: () =>
      'Google Tag Manager counts which pages are read and which enquiries and calls follow, so that we can improve them.',
    belongsTo: ({ tags }) => tags !== 'none',
    cookies: ['_ga', '_gid', '_gat'],
    sources: () => ({
      'script-src': ['*.googletagmanager.com'],
      'img-src': ['*.google-analytics.com', '*.googletagmanager.com'],
      'connect-src': [
        '*.google-analytics.com',
        '*.analytics.google.com',
        '*.googletagmanager.com',
        'www.google.com',
      ],
      'frame-src': [TAG_MANAGER_HOST],
    }),
  },
  speed: {
    variable: 'NEXT_PUBLIC_SPEED_SCRIPT_SRC',
    id: null,
    purpose: 'measuring visits',
    reason: (host) =>
      `A script from ${host} measures how fast pages load, so that we can improve them.`,
    belongsTo: ({ tags }) => tags !== 'none',
    cookies: [],
    sources: (host) => ({ 'script-src': [host], 'img-src': [host], 'connect-src': [host] }),
  },
  ads: {
    variable: 'NEXT_PUBLIC_GOOGLE_ADS_ID',
    id: { pattern: /^AW-\d+$/, expected: 'an id such as AW-123456789' },
    purpose: 'advertisement results',
    reason: () =>
      'Google Ads, on our advertisement pages only, tells Google that you came from an advertisement and whether you enquired or called, so that we know which ones help parents.',
    belongsTo: ({ tags }) => tags === 'ads',
    cookies: ['_gcl'],
    sources: () => ({
      'script-src': ADS_HOSTS,
      'img-src': [...ADS_HOSTS, ...GOOGLE_DOMAINS],
      'connect-src': [...ADS_HOSTS, ...GOOGLE_DOMAINS],
      'frame-src': [TAG_MANAGER_HOST, 'bid.g.doubleclick.net', 'td.doubleclick.net'],
    }),
  },
  pixel: {
    variable: 'NEXT_PUBLIC_META_PIXEL_ID',
    id: { pattern: /^\d+$/, expected: 'digits only' },
    purpose: 'advertisement results',
    reason: () =>
      'Meta Pixel, on our advertisement pages only, tells Facebook and Instagram the same, for the same reason.',
    belongsTo: ({ tags }) => tags === 'ads',
    cookies: ['_fbp', '_fbc'],
    sources: () => ({
      'script-src': ['connect.facebook.net'],
      'img-src': ['www.facebook.com'],
      'connect-src': ['connect.facebook.net', 'www.facebook.com'],
      'frame-src': ['www.facebook.com'],
    }),
  },
  chat: {
    variable: 'NEXT_PUBLIC_CHAT_WIDGET_SRC',
    id: null,
    purpose: 'a chat window',
    reason: (host) => `A chat window from ${host} lets you write to us from the page.`,
    belongsTo: ({ chat }) => chat,
    cookies: [],
    sources: (host) => ({
      ...filesOf(host),
      // Browsers do not take a host without a scheme for a web socket, which most chats need.
      'connect-src': [host, `wss://${host}`],
      'frame-src': [host],
    }),
  },
  framework: {
    variable: 'NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC',
    id: null,
    purpose: 'page design',
    reason: (host) => `A design library from ${host} adds finishing touches to how pages look.`,
    // Not where the page is bare.
    belongsTo: ({ chat, tags }) => chat || tags !== 'none',
    cookies: [],
    sources: filesOf,
  },
});

/** @typedef {keyof typeof THIRD_PARTIES} ThirdPartyName */

/**
 * The id of each that is set up, or the address of its script.
 *
 * @typedef {Readonly<Partial<Record<ThirdPartyName, string>>>} ThirdPartyConfig
 */

/**
 * The host of a script's address. A path on this site and an id have none; a wrong value is refused
 * by name when the site starts.
 */
export const hostOf = (address = '') => (URL.canParse(address) ? new URL(address).host : '');

/**
 * What the environment sets up. next.config.js builds it into the site.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Record<string, string>}
 */
export const configuredThirdParties = (env) =>
  Object.fromEntries(
    Object.entries(THIRD_PARTIES).flatMap(([name, { variable }]) => {
      const value = env[variable];
      return value ? [[name, value]] : [];
    }),
  );
