import { expect, test } from '@/e2e/support/test';

const PHOTOGRAPH = '/pictures/school-gate.webp';

const resized = (url: string, width = 640, quality = 75): string =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;

test('a photograph comes as wide as the screen shows it, in a small format', async ({ page }) => {
  await page.goto('/test/kitchen-sink');
  const image = page.getByRole('img', { name: 'The school gate, as a photograph' });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  const address = await image.evaluate((img) => img instanceof HTMLImageElement && img.currentSrc);
  const { pathname, searchParams } = new URL(String(address));
  expect(pathname).toBe('/_next/image');
  expect(searchParams.get('url')).toBe(PHOTOGRAPH);
});

for (const width of [320, 480, 640, 768, 992, 1200, 1600, 1920]) {
  test(`the optimiser gives a photograph of ours at ${width}`, async ({ page }) => {
    const response = await page.request.get(resized(PHOTOGRAPH, width), {
      headers: { Accept: 'image/avif,image/webp,*/*' },
    });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\/(webp|avif)$/);
  });
}

for (const [what, path] of [
  ['an image of another site', resized('https://elsewhere.example/a.png')],
  ['an image of another site, without its scheme', resized('//elsewhere.example/a.png')],
  ['an SVG', resized('/pictures/fees.svg')],
  ['an image outside of the pictures', resized('/share/about.png')],
  ['a width that no page uses', resized(PHOTOGRAPH, 64)],
  ['another quality', resized(PHOTOGRAPH, 640, 100)],
] as const) {
  test(`the optimiser refuses ${what}`, async ({ page }) => {
    expect([400, 404]).toContain((await page.request.get(path)).status());
  });
}
