import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { SHARE_SIZE } from '@/data/routes/share/image';
import { listShareImages } from '@/data/routes/share/shareImage';
import { drawShareImage } from './drawShareImage';

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const PNG = { palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 };

/** Gives each text the first size in which it fits. Throws where it fits in none. */
const fitTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const text of document.querySelectorAll<HTMLElement>('[data-sizes]')) {
      const fits = text.dataset.sizes?.split(' ').some((size) => {
        text.style.fontSize = `${size}px`;
        const line = Number.parseFloat(getComputedStyle(text).lineHeight);
        const lines = Math.round(text.getBoundingClientRect().height / line);
        return lines <= Number(text.dataset.lines) && text.scrollWidth <= text.clientWidth;
      });
      if (!fits) throw new Error(`“${text.textContent}” does not fit on a share image`);
    }
  });

/** Draws these pictures of shared links, and removes those of pages that are no more. */
export const paintShareImages = async (
  browser: Browser,
  files: readonly string[],
): Promise<void> => {
  const font = `data:font/woff2;base64,${readFileSync(FONT).toString('base64')}`;
  const face = `<style>@font-face { font-family: Figtree; font-weight: 300 900; src: url(${font}); }</style>`;
  const page = await browser.newPage({ viewport: SHARE_SIZE });
  for (const image of listShareImages()) {
    const file = `public${image.path}`;
    if (!files.includes(file)) continue;
    await page.setContent(`${face}${drawShareImage(image)}`);
    await page.evaluate(() => document.fonts.ready);
    await fitTexts(page);
    mkdirSync(dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .png(PNG)
      .toFile(file);
  }
  await page.close();
  const wanted = new Set(listShareImages().map(({ path }) => `public${path}`));
  for (const entry of readdirSync('public/share', { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
};
