import { buildSync } from 'esbuild';

export const FIRST_PAINT_FILE = 'lib/chrome/firstPaintScript.mjs';

/** The script that runs before the first paint: a few hundred bytes, for browsers since 2020. */
const bundleFirstPaint = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/chrome/firstPaint.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfig: 'tsconfig.json',
  });
  return outputFiles[0]?.text.trim() ?? '';
};

/** The module that holds it as a text: for the document, and for its hash in the security policy. */
export const buildFirstPaint = (): string => {
  const text = bundleFirstPaint().replaceAll(/[\\']/g, '\\$&');
  return `// Written by npm run first-paint from lib/chrome/firstPaint.ts.
export const FIRST_PAINT_SCRIPT =
  '${text}';
`;
};
