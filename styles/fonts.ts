import localFont from 'next/font/local';

// Three files of one family: of the ten kilobytes of latin-ext most pages need the rupee sign only.
// Optional: on a slow network the first page stays in the fallback, since lines that wrap anew would move
// what is being read; the next page has the font from the cache. Not preloaded: Chrome holds the first
// paint back for an optional font that is (https://web.dev/articles/preload-optional-fonts), on a slow
// network in vain: first words after 720 instead of 1,010 ms.
const latin = localFont({
  variable: '--font-latin',
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
});

const latinExt = localFont({
  variable: '--font-latin-ext',
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  weight: '300 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
    },
  ],
});

// The rupee sign of latin-ext alone, cut out with subset-font 2.9.0.
const rupee = localFont({
  variable: '--font-rupee',
  src: './figtree-rupee.woff2',
  weight: '300 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** Sets the family's custom properties; the metric-matched fallback is part of them. */
export const FONT_CLASS = `${latin.variable} ${rupee.variable} ${latinExt.variable}`;
