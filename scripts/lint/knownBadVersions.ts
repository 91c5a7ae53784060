/** Releases of one package that must never be installed. */
export type KnownBad = {
  names: readonly string[];
  /** Single releases. Without these and without `ranges`: every release. */
  versions?: readonly string[];
  /** From a release (included) up to the one that mended it (not included). */
  ranges?: readonly (readonly [from: string, before: string])[];
  reason: string;
  /** Where one can read about it. */
  source: string;
};

const one = (
  name: string,
  versions: readonly string[],
  reason: string,
  source: string,
): KnownBad => ({ names: [name], versions, reason, source });

const THEFT = 'published with a stolen token; steals passwords and tokens';
const SEPTEMBER_2025 = 'https://github.com/chalk/chalk/issues/656';
const WALLETS = 'published by phishers on 8 September 2025; rewrites payments in the browser';
const WORM = 'a release of the Shai-Hulud worm; steals tokens and publishes itself onwards';
const TINYCOLOR = 'https://socket.dev/blog/tinycolor-supply-chain-attack-affects-40-packages';
const NX = 'https://github.com/nrwl/nx/security/advisories/GHSA-cxm3-wv7p-598c';
const PRETTIER = 'https://github.com/prettier/eslint-config-prettier/issues/339';

/** Releases that somebody else slipped in, or that their own author broke on purpose. */
const COMPROMISED: readonly KnownBad[] = [
  one('event-stream', ['3.3.6'], THEFT, 'https://github.com/dominictarr/event-stream/issues/116'),
  one('flatmap-stream', ['0.1.1'], THEFT, 'https://github.com/advisories/GHSA-9x64-5r7x-2q53'),
  one('eslint-scope', ['3.7.2'], THEFT, 'https://github.com/eslint/eslint-scope/issues/39'),
  one(
    'ua-parser-js',
    ['0.7.29', '0.8.0', '1.0.0'],
    THEFT,
    'https://github.com/advisories/GHSA-pjwm-rvh2-c87w',
  ),
  one(
    'coa',
    ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3'],
    THEFT,
    'https://github.com/advisories/GHSA-73qr-pfmq-6rp8',
  ),
  one(
    'rc',
    ['1.2.9', '1.3.9', '2.3.9'],
    THEFT,
    'https://github.com/advisories/GHSA-g2q5-5433-rhrf',
  ),
  one(
    'colors',
    ['1.4.1', '1.4.2', '1.4.44-liberty-2'],
    'broken by its author: an endless loop',
    'https://github.com/Marak/colors.js/issues/285',
  ),
  one(
    'faker',
    ['6.6.6'],
    'emptied by its author',
    'https://github.com/advisories/GHSA-5w9c-rv96-fr7g',
  ),
  {
    names: ['node-ipc'],
    ranges: [['10.1.1', '10.1.3']],
    reason: 'deletes files by the country of the machine',
    source: 'https://github.com/advisories/GHSA-97m3-w2cp-4xx6',
  },
  one('debug', ['4.4.2'], WALLETS, 'https://github.com/debug-js/debug/issues/1005'),
  one('chalk', ['5.6.1'], WALLETS, SEPTEMBER_2025),
  one('chalk-template', ['1.1.1'], WALLETS, SEPTEMBER_2025),
  one('ansi-styles', ['6.2.2'], WALLETS, SEPTEMBER_2025),
  one('ansi-regex', ['6.2.1'], WALLETS, SEPTEMBER_2025),
  one('strip-ansi', ['7.1.1'], WALLETS, SEPTEMBER_2025),
  one('wrap-ansi', ['9.0.1'], WALLETS, SEPTEMBER_2025),
  one('slice-ansi', ['7.1.1'], WALLETS, SEPTEMBER_2025),
  one('supports-color', ['10.2.1'], WALLETS, SEPTEMBER_2025),
  one('supports-hyperlinks', ['4.1.1'], WALLETS, SEPTEMBER_2025),
  one('color-convert', ['3.1.1'], WALLETS, SEPTEMBER_2025),
  one('color-name', ['2.0.1'], WALLETS, SEPTEMBER_2025),
  one('color-string', ['2.1.1'], WALLETS, SEPTEMBER_2025),
  one('color', ['5.0.1'], WALLETS, SEPTEMBER_2025),
  one('is-arrayish', ['0.3.3'], WALLETS, SEPTEMBER_2025),
  one('error-ex', ['1.3.3'], WALLETS, SEPTEMBER_2025),
  one('simple-swizzle', ['0.2.3'], WALLETS, SEPTEMBER_2025),
  one('has-ansi', ['6.0.1'], WALLETS, SEPTEMBER_2025),
  one('backslash', ['0.2.1'], WALLETS, SEPTEMBER_2025),
  one('eslint-config-prettier', ['8.10.1', '9.1.1', '10.1.6', '10.1.7'], THEFT, PRETTIER),
  one('eslint-plugin-prettier', ['4.2.2', '4.2.3'], THEFT, PRETTIER),
  one('synckit', ['0.11.9'], THEFT, PRETTIER),
  one('@pkgr/core', ['0.2.8'], THEFT, PRETTIER),
  one('napi-postinstall', ['0.3.1'], THEFT, PRETTIER),
  one(
    'nx',
    ['20.9.0', '20.10.0', '20.11.0', '20.12.0', '21.5.0', '21.6.0', '21.7.0', '21.8.0'],
    THEFT,
    NX,
  ),
  {
    names: ['@nx/devkit', '@nx/js', '@nx/node', '@nx/workspace'],
    versions: ['20.9.0', '21.5.0'],
    reason: THEFT,
    source: NX,
  },
  one('@ctrl/tinycolor', ['4.1.1', '4.1.2'], WORM, TINYCOLOR),
  one('ngx-color', ['10.0.1', '10.0.2'], WORM, TINYCOLOR),
  one('ts-base32', ['4.0.1', '4.0.2'], WORM, TINYCOLOR),
  one(
    'ngx-bootstrap',
    ['18.1.4', '19.0.3', '20.0.3', '20.0.4', '20.0.5', '20.0.6'],
    WORM,
    'https://github.com/valor-software/ngx-bootstrap/issues/6776',
  ),
  one('posthog-js', ['1.297.3'], WORM, 'https://github.com/PostHog/posthog-js/issues/2633'),
  one(
    'axios',
    ['1.14.1', '0.30.4'],
    'published with a stolen account on 31 March 2026; installs a remote control',
    'https://github.com/axios/axios/issues/10604',
  ),
  {
    names: ['plain-crypto-js'],
    reason: 'the payload of the axios releases of 31 March 2026',
    source: 'https://github.com/axios/axios/issues/10604',
  },
];

/** Honest releases with a hole that concerns a site such as this one. */
const VULNERABLE: readonly KnownBad[] = [
  {
    names: ['next'],
    ranges: [
      ['11.1.4', '12.3.5'],
      ['13.0.0', '13.5.9'],
      ['14.0.0', '14.2.25'],
      ['15.0.0', '15.2.3'],
    ],
    reason: 'CVE-2025-29927: a header of the visitor skips the middleware',
    source: 'https://fastly.com/blog/cve-2025-29927-authorization-bypass-in-next-js',
  },
  {
    names: ['next'],
    ranges: [
      ['0.0.0', '15.5.18'],
      ['16.0.0', '16.2.6'],
    ],
    reason: 'thirteen holes, CVE-2026-44578 among them: an upgraded request reaches other servers',
    source: 'https://devops-daily.com/posts/nextjs-16-2-6-15-5-18-security-release',
  },
  {
    names: ['react-server-dom-webpack', 'react-server-dom-turbopack', 'react-server-dom-parcel'],
    versions: ['19.0.0', '19.1.0', '19.1.1', '19.2.0'],
    reason: 'CVE-2025-55182 (React2Shell): one request runs code on the server',
    source:
      'https://react.dev/blog/2025/12/03/critical-security-vulnerability-in-react-server-components',
  },
  {
    names: ['axios'],
    ranges: [
      ['0.0.0', '0.31.1'],
      ['1.0.0', '1.15.2'],
    ],
    reason: 'CVE-2026-44495 and older ones: takes inherited values for its settings',
    source: 'https://www.tenable.com/plugins/cloud-security/465099',
  },
];

/**
 * `npm test` fails when the lockfile names one of these. Add what one reads about. It stands beside
 * `npm audit signatures`, which tells who published a release, not whether it does harm, and asks a
 * host (tuf-repo-cdn.sigstore.dev) that a machine without the open internet does not reach.
 */
export const KNOWN_BAD_VERSIONS: readonly KnownBad[] = [...COMPROMISED, ...VULNERABLE];
