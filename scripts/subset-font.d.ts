declare module 'subset-font' {
  type Options = { targetFormat: 'woff2' };

  /** The font with the letters of `text` alone. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
