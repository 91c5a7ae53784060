import { buildSync } from 'esbuild';

export const FIRST_PAINT_FILE = 'public/first-paint.js';

/** The script that runs before the first paint: a few hundred bytes, for browsers since 2020. */
export const buildFirstPaint = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ['lib/chrome/firstPaint.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    tsconfig: 'tsconfig.json',
  });
  return outputFiles[0]?.text ?? '';
};
