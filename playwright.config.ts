import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { SITES } from './e2e/support/sites';
import { IS_LONG, LONG } from './lib/testing/size';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const firstOf = (places: string[]) => places.find(existsSync);
// Debian's, unless told otherwise; else Playwright's own.
const CHROMIUM = firstOf([process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium']);
/**
 * Chromium without windows, which Playwright's documentation has for headless tests: a third faster.
 * The long form takes the whole browser for journeys.
 */
const HEADLESS_SHELL = firstOf(['/usr/bin/chromium-headless-shell']) ?? CHROMIUM;

const RUN = process.env.E2E_RUN ?? 'e2e';

/**
 * Journeys of a person: on a desk with the embedded school system, and on a phone with one that is
 * reached over HTTP. The long form takes each also the other way about, and on the development server.
 */
const JOURNEYS = /journeys\/.*\.spec\.ts/;
/** Those that the phone walks in the short form, too, against the same code of this site. */
const PHONE_ENOUGH =
  /journeys\/(brochure|desk\w*|enquire|findABranch|login|myStudy|offline|search|visit|vote|whatsapp)\.spec\.ts/;
/** Journeys of pupils whose like the short form walks on another page. */
const LIKE_OTHERS = /study\/(molarMass|numberToWords)\.spec\.ts/;
/** What the production build has to be, page by page: these do not disturb each other. */
const PAGES = /(pages|preflight|production|thirdParties)\/(?!speed|slowHosts).*\.spec\.ts/;
/** What measures times: one at a time. */
const PRODUCTION = IS_LONG ? /(speed|slowHosts)\.spec\.ts/ : /speed\.spec\.ts/;
/** What breaks a school system: it has a site and a school system of its own. */
const OVER_HTTP = /overHttp\/.*\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // Of a whole journey, on a machine that is busy with four of them. What a person waits for has the
  // limit of `expect`.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Without a size, as in `npm run e2e`, they run, too.
  ...(process.env.TEST_SIZE === 'short' && { grepInvert: new RegExp(LONG) }),
  // A folder for each run of its own: it is emptied at the start.
  outputDir: `test-results/${RUN}`,
  reporter: [['list'], ['json', { outputFile: `test-results/${RUN}.json` }]],
  globalSetup: './e2e/support/startSites.ts',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every test costs a seventh more time: `npm run e2e -- --trace on` for one in question.
    trace: 'off',
    launchOptions: {
      executablePath: IS_LONG ? CHROMIUM : HEADLESS_SHELL,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'school system down',
      testMatch: OVER_HTTP,
      use: { ...PHONE, baseURL: SITES.failing.url },
      metadata: { site: 'failing' },
    },
    {
      name: 'desktop',
      testMatch: JOURNEYS,
      testIgnore: IS_LONG ? [] : PHONE_ENOUGH,
      use: { ...DESKTOP, baseURL: SITES.production.url },
      metadata: { site: 'production' },
    },
    {
      name: 'phone',
      testMatch: JOURNEYS,
      use: { ...PHONE, baseURL: SITES.overHttp.url },
      metadata: { site: 'overHttp' },
    },
    {
      name: 'phone, embedded',
      testMatch: JOURNEYS,
      use: { ...PHONE, baseURL: SITES.production.url },
      metadata: { site: 'production' },
    },
    {
      name: 'development',
      testMatch: JOURNEYS,
      use: { ...DESKTOP, baseURL: SITES.development.url },
      metadata: { site: 'development' },
    },
    {
      name: 'pages',
      testMatch: PAGES,
      testIgnore: IS_LONG ? [] : LIKE_OTHERS,
      fullyParallel: true,
      use: {
        ...DESKTOP,
        baseURL: SITES.production.url,
        launchOptions: { executablePath: HEADLESS_SHELL, args: CHROMIUM_FLAGS },
      },
      metadata: { site: 'production' },
    },
    {
      name: 'production',
      testMatch: PRODUCTION,
      use: { ...DESKTOP, baseURL: SITES.production.url },
      metadata: { site: 'production' },
    },
  ],
});
