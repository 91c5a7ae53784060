/** What we use of fontkit, which brings no types along. */
declare module 'fontkit' {
  type Glyph = { id: number; path: { toSVG: () => string } };
  /** Measures are in units of the font. */
  type GlyphRun = {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  };
  type Font = { unitsPerEm: number; layout: (text: string) => GlyphRun };

  export const create: (bytes: Buffer) => Font;
}
