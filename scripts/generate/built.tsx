// What the sources need and git ignores. `npm run build` makes it; it needs nothing but the sources.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { SceneDrawing } from '@/components/blocks/scene/SceneDrawing';
import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { buildScene } from '@/lib/schools/scene/buildScene';
import { listScenes } from '@/lib/schools/scene/listScenes';
import { buildFormulaSheet } from '@/lib/study/formulas/formulaSheet';

const NOTE = '// Made by the build: scripts/generate/built.tsx.';

const write = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const bundle = (options: BuildOptions): string => {
  const { outputFiles } = buildSync({
    bundle: true,
    minify: true,
    format: 'iife',
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
    ...options,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
};

/** Stands in every page, for browsers since 2020; as a text, for its hash in the security policy. */
const writeFirstPaint = (): void => {
  const script = bundle({ entryPoints: ['lib/chrome/firstPaint.ts'], target: 'es2020' });
  const text = script.replaceAll(/[\\']/g, '\\$&');
  const file = 'lib/chrome/firstPaintScript.mjs';
  write(file, `${NOTE}\nexport const FIRST_PAINT_SCRIPT =\n  '${text}';\n`);
};

const writeServiceWorker = (): void => {
  const script = bundle({
    entryPoints: ['service-worker/main.ts'],
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  write('public/sw.js', `${NOTE}\n${script}\n`);
};

/** The scenes of the branches: no visitor needs the code that draws them. */
const writeScenes = (): void => {
  rmSync('public/pictures/scenes', { recursive: true, force: true });
  for (const { path, branch, scene } of listScenes())
    write(
      `public${path}`,
      renderToStaticMarkup(<SceneDrawing scene={buildScene(branch, scene)} />),
    );
};

/** The formulas as their pages show them: a page that is prerendered again need not run KaTeX. */
const writeFormulaSheets = (): void => {
  for (const subject of FORMULA_SUBJECTS) {
    const lines = buildFormulaSheet(subject).map((value) => `${JSON.stringify(value)},\n`);
    write(
      `data/study/formulas/sheets/${subject}.ts`,
      `${NOTE}
import type { SheetClass } from '@/data/study/formulas/sheet';

export const ${subject.toUpperCase()}_SHEET: readonly SheetClass[] = [\n${lines.join('')}];
`,
    );
  }
};

writeFirstPaint();
writeServiceWorker();
writeScenes();
writeFormulaSheets();
