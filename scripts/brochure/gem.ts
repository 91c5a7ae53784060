import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ICON = join(process.cwd(), 'public/icon.svg');
const ICON_SIZE = 40;

type Facet = { colour: string; path: string };

/** The logo's facets, from the one drawing that the browser tab shows too. */
const readFacets = (): Facet[] =>
  [...readFileSync(ICON, 'utf8').matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(
    ([, colour = '', path = '']) => ({ colour, path }),
  );

/** Draws the gem of the logo, as vectors, into a square of this size. */
export const drawGem = (doc: PDFKit.PDFDocument, x: number, y: number, size: number): void => {
  doc
    .save()
    .translate(x, y)
    .scale(size / ICON_SIZE);
  for (const { colour, path } of readFacets()) doc.path(path).fill(colour);
  doc.restore();
};
