import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import config from '@/playwright.config';
import { type Audit, CATEGORIES, type Category, LEAST } from './marks';
import type { AuditedPage } from './pages';

const run = promisify(execFile);

/** A busy machine makes a page look slower than it is: the best of at most four visits counts. */
const MOST_VISITS = 4;

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const ANSWERED_WITHIN_MS = 120_000;

type Report = {
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  audits: Partial<Record<string, { title: string; score: number | null; numericValue?: number }>>;
  runtimeError?: { message: string };
};

// As a program of its own: its functions run in the browser too, which a compiler in between breaks.
const readReport = async (url: string): Promise<Report> => {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    {
      maxBuffer: MOST_OUTPUT_BYTES,
      timeout: ANSWERED_WITHIN_MS,
      env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
    },
  );
  return JSON.parse(stdout);
};

const visit = async (url: string, page: AuditedPage): Promise<Audit> => {
  const { categories, audits, runtimeError } = await readReport(url);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const mark = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const marks = {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
    seo: mark('seo'),
  };
  const faults = CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
  return { page, marks, bytes: audits['total-byte-weight']?.numericValue ?? 0, faults };
};

/** Null where the browser's recording was of no use, which happens now and then. */
const tryVisit = (url: string, page: AuditedPage): Promise<Audit | null> =>
  visit(url, page).catch((error: unknown) => {
    if (String(error).includes('recording the trace')) return null;
    throw error;
  });

const isFast = (audit: Audit | null): boolean =>
  audit !== null && audit.marks.performance >= LEAST.performance;

/** Audits a page as a phone on a slow network sees it (Lighthouse's own mobile settings). */
export const auditPage = async (origin: string, page: AuditedPage): Promise<Audit> => {
  let best: Audit | null = null;
  for (let at = 0; at < MOST_VISITS && !isFast(best); at++) {
    const next = await tryVisit(origin + page.path, page);
    if (next && next.marks.performance >= (best?.marks.performance ?? 0)) best = next;
  }
  if (!best) throw new Error(`Lighthouse could not record ${page.path}`);
  return best;
};
