import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import config from '@/playwright.config';
import type { Category } from './marks';

const run = promisify(execFile);

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const ANSWERED_WITHIN_MS = 120_000;

export type Report = {
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Partial<Record<string, { title: string; score: number | null; numericValue?: number }>>;
  runtimeError?: { message: string };
};

/**
 * One visit of a phone on a slow network, with further options of Lighthouse's command. Throws where
 * the page could not be read. As a program of its own: its functions run in the browser too, which a
 * compiler in between breaks.
 */
export const runLighthouse = async (url: string, options: readonly string[]): Promise<Report> => {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
      ...options,
    ],
    {
      maxBuffer: MOST_OUTPUT_BYTES,
      timeout: ANSWERED_WITHIN_MS,
      env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
    },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
};
