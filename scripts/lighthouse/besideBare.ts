import { startBareSite } from '@/e2e/support/bareSite';
import { median } from '@/tests/reliability/support/statistics';
import type { AuditedPage } from './pages';
import { runLighthouse } from './runLighthouse';

const PORT = 4271;
const VISITS = 5;
const MEDIA = '/_next/static/media';

const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;
type Time = keyof typeof TIMES;
const NAMES = Object.keys(TIMES) as Time[];
type Visit = Record<Time, number>;

/** The page as its server sends it, without scripts, its fonts from `/media`. */
const readBarely = async (url: string): Promise<string> => {
  const html = await (await fetch(url)).text();
  const styles = html.match(/<style\b[\s\S]*?<\/style>/g)?.join('') ?? '';
  const body = html.match(/<body[^>]*>([\s\S]*?)<script id="__NEXT_DATA__"/)?.[1] ?? '';
  return `${styles}${body}`.replaceAll(MEDIA, '/media');
};

/** With the slow network and the slow processor applied, not reckoned from a fast visit. */
const visit = async (url: string): Promise<Visit> => {
  const options = ['--only-categories=performance', '--throttling-method=devtools'];
  const { audits } = await runLighthouse(url, options);
  const time = (name: Time) => Math.round(audits[TIMES[name]]?.numericValue ?? Number.NaN);
  return { FCP: time('FCP'), LCP: time('LCP'), TBT: time('TBT') };
};

/**
 * Visits each page and a bare prerendered Next page with the same HTML and style in turn, and prints
 * the medians in ms: the bare page's, ours, and LCP's ratio.
 */
export const compareWithBare = async (
  origin: string,
  pages: readonly AuditedPage[],
): Promise<void> => {
  const named = pages.map((page, at) => ({ ...page, name: `page${at}` }));
  const html = named.map(
    async ({ name, path }) => [name, await readBarely(origin + path)] as const,
  );
  const bare = await startBareSite({
    port: PORT,
    pages: Object.fromEntries(await Promise.all(html)),
    media: '.next/static/media',
  });
  try {
    for (const { kind, path, name } of named) {
      const [theirs, ours]: [Visit[], Visit[]] = [[], []];
      for (let count = 0; count < VISITS; count += 1) {
        theirs.push(await visit(`${bare.origin}/${name}`));
        ours.push(await visit(origin + path));
      }
      const [before, after] = [theirs, ours].map((visits) =>
        NAMES.map((time) => median(visits.map((one) => one[time]))),
      );
      const cells = NAMES.map((time, at) => `${time} ${before?.[at]} → ${after?.[at]}`);
      const ratio = (after?.[1] ?? Number.NaN) / (before?.[1] ?? Number.NaN);
      console.log(`${cells.join('  ')}  LCP ${ratio.toFixed(2)} times  ${kind} ${path}`);
    }
  } finally {
    bare.stop();
  }
};
