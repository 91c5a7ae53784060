import type { Browser, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Bytes in all, headers included, that a study page without a tool may transfer. 38 kB of it came
 * with Next as it is (15) and one hydrated tree: see docs/architecture.md. The headless shell fetches
 * lazy pictures at once, which is 7 kB more on the list of poems than a visitor's browser takes. 3 kB
 * are the page's own style once more: it stands in the page, and Next's route loader asks for the file.
 * Headers differ by some hundred bytes from one machine to another, so that the heaviest list (227.0 kB)
 * has half a kB to spare; 0.6 kB came with the addresses of disclosure pages, visits and the chat.
 */
const MOST_BYTES = 227_500;
/**
 * A lesson, a chapter or a paper: its practice makes more questions, or is marked by oneself, and the
 * shelf of the device notes what was solved (8 kB, as in scripts/budgets.ts). The heaviest (236.7 kB) is
 * the paper of class 12, whose text stands in the page once more for React to hydrate. 0.6 kB came with
 * the desk, whose routes and scripts Next names in the tables of every page (0.4 and 0.2), and 0.1 with
 * the wait of the button for more questions until its part is hydrated.
 */
const MOST_PRACTICE_BYTES = 237_000;

const HAS_PRACTICE = /-concepts\/.|\/chapter-|^\/sample-paper\/./;

const WITHOUT_A_TOOL = new Set([
  '/maths-concepts',
  '/maths-concepts/quadratic-equations',
  '/science-concepts/ohms-law',
  '/evs-concepts/parts-of-a-plant',
  '/ncert-solutions',
  '/class11-ncert-solutions',
  '/class11-ncert-solutions/biology',
  '/class7-ncert-solutions/ganita-prakash/chapter-9',
  '/class12-ncert-solutions/maths/chapter-7',
  '/cbse-syllabus',
  '/sample-paper',
  '/sample-paper/class-12-maths',
  '/formula',
  '/calculators',
  '/converters',
  '/worksheets',
  '/poems',
  '/poems/tap-tap-rain',
  '/story',
]);

/** What this visit transfers from now on, bytes, for a browser that has cached nothing. */
export const countBytes = async (page: Page): Promise<() => number> => {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
};

const weighAgain = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const bytes = await countBytes(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes();
};

/** Fails where a study page without a tool has transferred more than it may. */
export const expectLight = async (page: Page, browser: Browser, bytes: number): Promise<void> => {
  const { href, pathname } = new URL(page.url());
  if (!WITHOUT_A_TOOL.has(pathname)) return;
  const most = HAS_PRACTICE.test(pathname) ? MOST_PRACTICE_BYTES : MOST_BYTES;
  expect(bytes).toBeGreaterThan(50_000);
  // Who asks first gets gzip, since the smaller form of a file is made meanwhile.
  const weight = bytes <= most ? bytes : await weighAgain(browser, href);
  expect(weight).toBeLessThanOrEqual(most);
};
