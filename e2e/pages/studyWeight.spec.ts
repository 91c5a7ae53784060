import type { BrowserContext } from '@playwright/test';
import { expect, test } from '@/e2e/support/test';

/**
 * Bytes in all, headers included, that a study page without a tool may transfer. 38 kB of it came
 * with Next as it is (15) and one hydrated tree: see docs/architecture.md.
 */
const MOST_BYTES = 218_000;
/** A whole sample paper, whose text stands in the page once more for React to hydrate. */
const MOST_PAPER_BYTES = 226_000;

const WITHOUT_A_TOOL = [
  '/maths-concepts',
  '/maths-concepts/quadratic-equations',
  '/science-concepts/ohms-law',
  '/evs-concepts/parts-of-a-plant',
  '/ncert-solutions',
  '/class11-ncert-solutions',
  '/class11-ncert-solutions/biology',
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
];

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** What a visit that has nothing kept transfers, bytes. */
const weigh = async (context: BrowserContext, path: string): Promise<number> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
};

for (const path of WITHOUT_A_TOOL) {
  const most = path.startsWith('/sample-paper/') ? MOST_PAPER_BYTES : MOST_BYTES;
  test(`${path} comes in ${most / 1000} kB`, async ({ context }) => {
    // Who asks first gets gzip, since the smaller form of a file is made meanwhile.
    await expect(async () => {
      const bytes = await weigh(context, path);
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(most);
    }).toPass({ timeout: 30_000 });
  });
}
