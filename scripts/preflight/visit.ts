import { join } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import {
  SIZES,
  type SizeName,
  type SourceName,
  type Visitor,
  withSource,
} from '@/lib/preflight/visitors';
import { agree } from './consent';
import { expectedFor } from './expectations';
import { type Guard, guard } from './guard';
import { hearLeads, type ToldLead } from './hearLeads';
import { look } from './look';
import type { Measured, Observed } from './observed';
import { readPainting } from './painting';
import { sendEnquiry } from './send';
import type { Target } from './targets';
import { type Weight, weigh } from './weigh';

export type Site = {
  /** Origin, without a slash at its end. */
  origin: string;
  /** Whether we started it, so that an enquiry may be sent. */
  isOurs: boolean;
};

const OPENED_WITHIN_MS = 30_000;

/** The chat window comes 1.5 s after the page: long enough to see that it does not come unasked. */
const QUIET_MS = 1700;

const TOLD_WITHIN_MS = 500;

export const openContext = async (browser: Browser, size: SizeName, site: Site) => {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    viewport: SIZES[size],
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  });
  // The compiler of the command names functions by this; those that run in the page need it too.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return { context, guarded: await guard(context, site) };
};

const open = async (page: Page, site: Site, path: string): Promise<Response> => {
  const response = await page.goto(site.origin + path, {
    waitUntil: 'load',
    timeout: OPENED_WITHIN_MS,
  });
  // The development server hides the page until its styles are there.
  await page.locator('body').waitFor();
  if (response === null) throw new Error(`${path} gave no answer`);
  return response;
};

/** A picture of what is in the window; answers its file name. */
export const photograph = async (page: Page, folder: string, name: string): Promise<string> => {
  const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '')}.jpg`;
  // With its letters: what is measured is measured by then.
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 60 });
  return file;
};

/** Opens the page in a tab that is used again: as a new visitor, with the files at hand. */
export const arrive = async (
  page: Page,
  site: Site,
  { path }: Target,
  source: SourceName,
): Promise<number> => {
  await page.setViewportSize(SIZES.phone);
  const response = await open(page, site, withSource(path, source));
  return response.status();
};

/** A look at the page that is open, in a window of this size. */
export const glance = async (page: Page, size: SizeName, status: number): Promise<Observed> => {
  await page.setViewportSize(SIZES[size]);
  return { status, seen: await look(page), measured: null, sending: null, leads: null };
};

/** Leaves nothing behind that would tell the next visit of this one. */
export const forget = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().clearCookies();
};

type Instruments = {
  readWeight: () => Promise<Weight>;
  hosts: readonly string[];
  parties: readonly string[];
};

const measure = async (
  page: Page,
  response: Response,
  { readWeight, hosts, parties }: Instruments,
): Promise<Measured> => {
  await page.waitForTimeout(QUIET_MS);
  const lcp = await readPainting(page, await response.text());
  const weight = await readWeight();
  const hostsBefore = [...hosts];
  return { ...weight, hostsBefore, lcp, partiesAfter: await agree(page, parties) };
};

/** What tags are told of an enquiry follows its answer at once; a second one is waited for, too. */
const waitForLeads = async (
  page: Page,
  heard: readonly ToldLead[],
): Promise<readonly ToldLead[]> => {
  await page.waitForTimeout(TOLD_WITHIN_MS);
  return [...heard];
};

/** The visit that measures: in a browser that has never been here, with consent and an enquiry. */
export const inspect = async (
  page: Page,
  { hosts }: Guard,
  site: Site,
  target: Target,
  visitor: Visitor,
): Promise<Observed> => {
  const heard = await hearLeads(page);
  const readWeight = await weigh(page, site.origin);
  const response = await open(page, site, withSource(target.path, visitor.source));
  const seen = await look(page);
  const { parties } = expectedFor(target, visitor);
  const measured = await measure(page, response, { readWeight, hosts, parties });
  const isTried = target.isSending && response.ok();
  const sending = isTried ? await sendEnquiry(page, site.isOurs) : null;
  const leads = sending && (await waitForLeads(page, heard));
  return { status: response.status(), seen, measured, sending, leads };
};
