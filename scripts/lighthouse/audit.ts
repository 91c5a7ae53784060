import { type Audit, CATEGORIES, type Category, LEAST } from './marks';
import type { AuditedPage } from './pages';
import { runLighthouse } from './runLighthouse';

/** A busy machine makes a page look slower than it is: the best of at most four visits counts. */
const MOST_VISITS = 4;

const visit = async (url: string, page: AuditedPage): Promise<Audit> => {
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const { categories, audits } = await runLighthouse(url, [only]);
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
