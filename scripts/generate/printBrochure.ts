import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PATHS } from '@/data/routes/paths';
import { startSite } from '@/e2e/support/startSite';
import { BROCHURE_FILE } from './made';
import { readPlaces } from './readPlaces';

const PORT = 4272;
/** The development server compiles the page on a machine that may be busy. */
const COMPILED_WITHIN_MS = 600_000;

/** The page's own font is optional for visitors; on paper it is not. */
const loadFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(
        ({ style }) =>
          (name: string) =>
            style.getPropertyValue(name),
      )
      .filter((read) => read('src').includes('url('));
    for (const read of rules) {
      const face = new FontFace(read('font-family'), read('src'), {
        weight: read('font-weight'),
        unicodeRange: read('unicode-range'),
      });
      document.fonts.add(await face.load());
    }
  });

const print = (page: Page): Promise<Buffer> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** Prints the brochure's page. Twice: its contents name the pages that the first print finds. */
export const printBrochure = async (browser: Browser): Promise<void> => {
  const dataDir = join(process.cwd(), 'test-results', 'data', 'brochure');
  const site = await startSite('dev', { port: PORT, dataDir });
  try {
    const page = await browser.newPage();
    // By the name: the development server refuses its scripts and fonts to another origin.
    await page.goto(`http://localhost:${PORT}${PATHS.brochure}`, { timeout: COMPILED_WITHIN_MS });
    await loadFonts(page);
    const numbers = Object.entries(readPlaces(await print(page))).map(
      ([place, number]) => `nav li a[href="#${place}"]::after { content: "${number}" }`,
    );
    await page.addStyleTag({ content: numbers.join('\n') });
    writeFileSync(BROCHURE_FILE, await print(page));
  } finally {
    await site.stop();
  }
};
