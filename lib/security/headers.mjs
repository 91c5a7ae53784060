// @ts-check
// An ES module in JavaScript, because next.config.js reads it too.
import { apiPolicy, framedByUs, pagePolicy, REPORT_PATH } from './policy.mjs';

/** @typedef {{ key: string, value: string }} Header */
/** @typedef {import('./policy.mjs').Settings} Settings */

const YEAR_SECONDS = 31_536_000;

// What the site does not use, in nobody's hands. The position is asked for by the branch finder.
const PERMISSIONS = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ');

/** Files that pages load, whose names or folders the build knows: what stands after the first slash. */
const FILES = '_next/static/|pictures/|share/';

/**
 * What no answer may be without, whoever writes it: Next, the page cache, or the server that turns
 * a request away. Next sets them (`headerRules`), and the server once more, first thing
 * (server/createApp.ts), since Next adds its own to neither its redirects nor what never reaches it.
 * Node's own 400 to a request that it cannot read has no headers and no body either.
 *
 * Browsers are told to stay with https where SITE_URL says that it is there; only for this host,
 * because the school's other ones are not ours to switch.
 *
 * @param {Settings} [env]
 * @returns {Header[]}
 */
export const baseHeaders = (env = {}) => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  ...(/^https:/i.test(env.SITE_URL ?? '')
    ? [{ key: 'Strict-Transport-Security', value: `max-age=${YEAR_SECONDS}` }]
    : []),
];

/** @returns {Header[]} */
const pageHeaders = (/** @type {string | undefined} */ mode, /** @type {Settings} */ env) => [
  { key: 'Content-Security-Policy', value: pagePolicy(mode, env) },
  { key: 'Permissions-Policy', value: PERMISSIONS },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...(mode === 'development'
    ? []
    : [{ key: 'Reporting-Endpoints', value: `csp="${REPORT_PATH}"` }]),
];

const API_HEADERS = [
  { key: 'Content-Security-Policy', value: apiPolicy() },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/**
 * What Next adds, by class of address: `headers` of next.config.js, for `production` or `development`.
 * Files get the base headers only: a policy says nothing about them, weighs more than some of them, and
 * other sites may show our pictures.
 *
 * @param {string | undefined} mode
 * @param {Settings} [env]
 * @returns {{ source: string, headers: Header[] }[]}
 */
export const headerRules = (mode, env = {}) => [
  { source: '/:path*', headers: baseHeaders(env) },
  { source: `/((?!${FILES}|api/).*)`, headers: pageHeaders(mode, env) },
  // Where our people read of parents no third party has anything to do.
  {
    source: '/desk/:path*',
    headers: [{ key: 'Content-Security-Policy', value: pagePolicy(mode) }],
  },
  {
    source: '/desk/preview/:key',
    headers: [{ key: 'Content-Security-Policy', value: framedByUs(pagePolicy(mode)) }],
  },
  { source: '/api/:path*', headers: API_HEADERS },
];
