/**
 * The weight of every page kind, read from the build's own manifest and files: first-load
 * JavaScript and HTML, gzip. Exits with 1 when a page is over its budget.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { requireTestBuild } from '@/e2e/support/requireTestBuild';
import { isRouteTable } from './routeTables';

const BUILD = '.next';
const PAGES = join(BUILD, 'server/pages');

/**
 * Bytes of gzip, a kB being 1,000 bytes, of what Next calls First Load JS: its own scripts (116 kB of
 * them here), those of every page (26) and the page's. Next's two tables of our routes (6) come after
 * the page, with low priority, and are not of it.
 */
const JAVASCRIPT = {
  content: 150_000,
  /**
   * What a visitor works with: the finder at home, the comparison, calculators, converters, worksheets,
   * tables, ballots, lists with filters, what stays up to date, and all that has practice: it makes more
   * questions, and notes on the study shelf of the device what was solved (8 kB).
   */
  tool: 168_500,
  /**
   * With the bar to call from and the wish for a campus visit. Every page carries the names of all scripts
   * that load later: study tools and worksheets added 0.6 kB of them, the desk and what counts visits 0.5.
   * A form that can leave fields out, for camps and events, has 0.5 kB more; and since the desk corrects
   * enquiries by the rules of the form, these stand in a script of their own, which packs 0.7 kB worse.
   */
  landing: 187_000,
  /** A branch has its fees, buses and map beside it. The form as on landing pages. */
  form: 191_500,
  /**
   * For our own people: what the endpoints answer is checked by zod, the inbox has its filters and keys,
   * and files wait for each other (0.5 kB). No parent loads it.
   */
  desk: 187_700,
  /** Every kind of part has its fields here; what checks the page and shows its picture comes later. */
  deskEditor: 188_000,
  /** A landing page, in whose frame the editor around it can put another one. */
  deskPreview: 189_500,
};
/** Without the style, which stands in it (`lib/server/styledHead.tsx`) and has a budget of its own. */
const HTML = {
  page: 25_000,
  /** A city's map beside its list of up to thirty branches; a branch with all that its record says. */
  place: 28_000,
  /**
   * Long ones, whose text stands in the page once more for React to hydrate. The heaviest are the papers
   * of classes 10 to 12: 33 to 39 questions and up to ten choices, each with its steps of
   * marking, the offer to mark oneself, and the pages that lead on. The brochure, 19 sheets of A4 with
   * every branch, takes about 36,000.
   */
  longPage: 39_000,
};
/** What is read before the first words can be drawn: bytes of gzip by itself. */
const STYLE = {
  /** A worksheet has the styles of all pictures that a sheet may hold. */
  page: 10_200,
  /** Maps light their pins up without a script: a rule for each pin. */
  place: 12_000,
};

const DESK_EDITOR = /^\/desk\/campaigns\/\[id\]$/;
const DESK_PREVIEW = /^\/desk\/preview\//;
const DESK = /^\/desk(?:\/|$)/;
/** Pages that are paid for by the click. */
const LANDING = /^\/(landing|nearme|thank-you|home-2|cbse-schools|event)/;
const TOOL =
  /^\/$|^\/(compare|calculators\/|converters|my-study|sample-paper\/\[|(maths|science|english|evs)-concepts\/\[topic\]|worksheets|ncert-classes\/\[class\]\/\[subject\]\/\[chapter\]|cbse-(classes|syllabus)|my-enquiries|enquiry\/\[|search|maths-concepts\/tables|(math|physics|chemistry)-formula|login|[a-z-]+-voting|public-speaking|shortfilm)/;
const PLACE = /^\/branches\/\[city\](\/\[branch\])?$/;
const LONG = /^\/(sample-paper\/\[|brochure$)/;
/** The enquiry form, in the HTML; the named ones are rendered per request or share a view that has it. */
const FORM_MARK = 'name="parent_name"';
const FORM =
  /^\/(enquiry\/check|test\/kitchen-sink|psychology-|rte-information|transfer-certificates)/;

type Weight = {
  kind: string;
  pages: number;
  javascript: number;
  html: number;
  style: number;
  heaviest: string;
  hasForm: boolean;
};

const sizes = new Map<string, number>();

const gzipSizeOf = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

const gzipSize = (file: string): number => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSizeOf(readFileSync(file));
  sizes.set(file, size);
  return size;
};

const isRecordOfLists = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

const readManifest = (): Record<string, string[]> => {
  const manifest: unknown = JSON.parse(readFileSync(join(BUILD, 'build-manifest.json'), 'utf8'));
  const pages = typeof manifest === 'object' && manifest && 'pages' in manifest && manifest.pages;
  if (!isRecordOfLists(pages))
    throw new Error('The build manifest has another shape: build first.');
  return pages;
};

/** Scripts that the page itself asks for; the polyfills are for browsers without modules only. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => tag.match(/src="\/_next\/([^"]+)"/)?.[1] ?? [])
    .map(decodeURIComponent);

const javascriptOf = (files: string[]): number =>
  [...new Set(files)]
    .filter((file) => file.endsWith('.js') && !isRouteTable(file))
    .reduce((sum, file) => sum + gzipSize(join(BUILD, file)), 0);

const STYLE_ELEMENTS = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const listHtml = (): string[] =>
  readdirSync(PAGES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));

/** `branches/pune/nigdi.html` → `/branches/[city]/[branch]`: the route that made the file. */
const kindOf = (file: string, routes: string[]): string => {
  const path = `/${relative(PAGES, file).replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
  if (routes.includes(path)) return path;
  const matches = (route: string) =>
    new RegExp(`^${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`).test(path);
  return routes.find(matches) ?? path;
};

const newWeight = (kind: string, javascript: number): Weight => ({
  kind,
  pages: 0,
  javascript,
  html: 0,
  style: 0,
  heaviest: '',
  hasForm: FORM.test(kind),
});

const weigh = (): Weight[] => {
  const manifest = readManifest();
  const routes = Object.keys(manifest);
  const weights = new Map<string, Weight>();
  const shared = manifest['/_app'] ?? [];

  for (const [kind, files] of Object.entries(manifest)) {
    if (kind === '/_app') continue;
    const javascript = javascriptOf([...shared, ...files]);
    weights.set(kind, newWeight(kind, javascript));
  }
  for (const file of listHtml()) {
    const kind = kindOf(file, routes);
    const weight = weights.get(kind) ?? newWeight(kind, 0);
    const text = readFileSync(file, 'utf8');
    const html = gzipSizeOf(text.replaceAll(STYLE_ELEMENTS, ''));
    const style = gzipSizeOf([...text.matchAll(STYLE_ELEMENTS)].map(([, style]) => style).join(''));
    const javascript = javascriptOf(scriptsOf(text));
    weights.set(kind, {
      kind,
      pages: weight.pages + 1,
      javascript: Math.max(weight.javascript, javascript),
      html: Math.max(weight.html, html),
      style: Math.max(weight.style, style),
      heaviest: html > weight.html ? relative(PAGES, file) : weight.heaviest,
      hasForm: weight.hasForm || text.includes(FORM_MARK),
    });
  }
  return [...weights.values()].sort((a, b) => a.kind.localeCompare(b.kind));
};

const budgetOf = ({ kind, hasForm }: Weight) => {
  const isPlace = PLACE.test(kind);
  const style = isPlace ? STYLE.place : STYLE.page;
  const html = isPlace ? HTML.place : LONG.test(kind) ? HTML.longPage : HTML.page;
  if (DESK_EDITOR.test(kind)) return { javascript: JAVASCRIPT.deskEditor, html, style };
  if (DESK_PREVIEW.test(kind)) return { javascript: JAVASCRIPT.deskPreview, html, style };
  if (DESK.test(kind)) return { javascript: JAVASCRIPT.desk, html, style };
  if (LANDING.test(kind)) return { javascript: JAVASCRIPT.landing, html, style };
  if (hasForm) return { javascript: JAVASCRIPT.form, html, style };
  return { javascript: TOOL.test(kind) ? JAVASCRIPT.tool : JAVASCRIPT.content, html, style };
};

const isOver = (weight: Weight): boolean => {
  const budget = budgetOf(weight);
  const { javascript, html, style } = weight;
  return javascript > budget.javascript || html > budget.html || style > budget.style;
};

const main = () => {
  requireTestBuild();
  const weights = weigh();
  console.log(`Budgets, bytes of gzip: ${JSON.stringify({ JAVASCRIPT, HTML, STYLE })}`);
  for (const weight of weights) {
    const { kind, pages, javascript, html, style } = weight;
    const mark = isOver(weight) ? 'OVER' : 'ok  ';
    console.log(
      `${mark} js ${javascript}  html ${html}  style ${style}  ${kind}${pages > 1 ? ` (${pages} pages)` : ''}`,
    );
  }
  const over = weights.filter(isOver);
  if (over.length > 0) {
    console.error(`${over.length} page kinds are over budget.`);
    process.exit(1);
  }
};

main();
