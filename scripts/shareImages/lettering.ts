import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';

export type Weight = 500 | 600 | 800;

/** `x` and `y` are the left end of the line the letters stand on; all measures are in pixels. */
export type Line = { text: string; weight: Weight; size: number; x: number; y: number };

const require = createRequire(join(process.cwd(), 'scripts/shareImages.ts'));
const fonts = new Map<Weight, ReturnType<typeof create>>();

const fontOf = (weight: Weight): ReturnType<typeof create> => {
  const known = fonts.get(weight);
  if (known) return known;
  const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
  const font = create(readFileSync(file));
  fonts.set(weight, font);
  return font;
};

/** In pixels, kerning included. */
export const widthOf = (text: string, weight: Weight, size: number): number => {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
};

const round = (value: number): string => String(Number(value.toFixed(2)));

/**
 * A line of text as SVG outlines: a machine that draws them needs no font. Throws where the font
 * has no such letter.
 */
export const drawLine = ({ text, weight, size, x, y }: Line): string => {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  if (glyphs.some(({ id }) => id === 0))
    throw new Error(`A letter of “${text}” is not in the font`);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const left = at + xOffset;
    at += xAdvance;
    const outline = glyph.path.toSVG();
    return outline && `<path transform="translate(${left} ${yOffset})" d="${outline}"/>`;
  });
  const place = `translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})`;
  return `<g transform="${place}">${letters.join('')}</g>`;
};
