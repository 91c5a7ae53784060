import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontName } from './paper';

const WEIGHTS = { regular: 400, semibold: 600, bold: 700, heavy: 800 } as const satisfies Record<
  FontName,
  number
>;

const require = createRequire(join(process.cwd(), 'scripts/brochure.ts'));

/** The site's font in its static cuts: a PDF cannot hold the variable one. */
const readFont = (subset: 'latin' | 'latin-ext', weight: number): Buffer =>
  readFileSync(
    require.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`),
  );

/** The name under which a font's second file is registered: the one with the rupee sign. */
export const signFont = (font: FontName): string => `${font} signs`;

/** Makes the fonts known to a document by name. Only those that are used are embedded. */
export const registerFonts = (doc: PDFKit.PDFDocument): void => {
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    doc.registerFont(name, readFont('latin', weight));
    doc.registerFont(`${name} signs`, readFont('latin-ext', weight));
  }
};
