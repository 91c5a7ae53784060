import { expect, test } from '@/e2e/support/test';

/** Bytes in all, headers included, that a study page without a tool may transfer. */
const MOST_BYTES = 180_000;

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

for (const path of WITHOUT_A_TOOL) {
  test(`${path} comes in 180 kB`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    let bytes = 0;
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
}
