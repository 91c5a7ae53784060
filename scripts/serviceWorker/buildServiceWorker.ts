import { buildSync } from 'esbuild';

export const SERVICE_WORKER_FILE = 'public/sw.js';

/** The service worker as browsers get it: the same for every release that does not change it. */
export const buildServiceWorker = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ['service-worker/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  return `// Written by npm run service-worker from service-worker/main.ts.\n${outputFiles[0]?.text.trim() ?? ''}\n`;
};
