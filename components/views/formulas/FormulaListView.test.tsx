import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { planSlug } from '@/data/routes/paths/study/formulas';
import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { FORMULA_PLANS } from '@/data/study/formulas/plans';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { escapeHtml } from '@/lib/site/escapeHtml';
import {
  buildFormulaClass,
  buildFormulaList,
  buildFormulaSheetPage,
} from '@/lib/study/formulas/formulaPage';
import { countNames, type FormulaPlace, formulaPlaces } from '@/lib/study/formulas/formulaPlaces';
import { listFormulas } from '@/lib/study/formulas/listFormulas';
import { FormulaClassView } from './FormulaClassView';
import { FormulaListView } from './FormulaListView';
import { FormulaSheetView } from './FormulaSheetView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

// The site's header, menus and footer take about 6 kB of the 25 that the HTML of a page may have, and
// the props stand in it once more.
const MOST_BYTES = 11_000;

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? '');
const repeatedIn = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);

/** What the server sends: all that a visitor without JavaScript has. */
const sheetOf = async ({ subject, plan, group }: FormulaPlace): Promise<string> => {
  const page = await buildFormulaSheetPage(subject, planSlug(plan), group?.slug);
  return page ? renderToStaticMarkup(<FormulaSheetView seo={SEO} page={page} />) : '';
};

const PLACES = FORMULA_SUBJECTS.flatMap(formulaPlaces).map((place) => [place.path, place] as const);

describe.each(PLACES)('%s', (path, place) => {
  let html = '';
  beforeAll(async () => {
    html = await sheetOf(place);
  });
  const total = countNames(place.names);

  it('shows every formula with its name, letters and use, without JavaScript', () => {
    // The page itself is one more.
    expect(html.match(/<article[ >]/g)).toHaveLength(total + 1);
    expect(html.match(/<math display="block">/g)).toHaveLength(total);
    expect(html.match(/<b>Use<\/b>/g)).toHaveLength(total);
  });

  it('asks its practice questions, with steps and answers, without JavaScript', () => {
    for (const { ask, steps, answer } of FORMULA_PRACTICE[place.subject][path] ?? [])
      for (const text of [ask, ...steps, answer]) expect(html).toContain(escapeHtml(text));
  });

  it('gives no two places the same name, and is light enough for a slow phone', () => {
    expect(repeatedIn(idsIn(html))).toEqual([]);
    expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
  });
});

describe.each(FORMULA_SUBJECTS)('the list of %s', (subject) => {
  const html = renderToStaticMarkup(<FormulaListView seo={SEO} page={buildFormulaList(subject)} />);

  it('names every formula, and leads to its place on its page', async () => {
    const led = hrefsIn(html).filter((to) => to.includes('#'));
    const pages = await Promise.all(
      formulaPlaces(subject).map(async (place) =>
        idsIn(await sheetOf(place)).map((id) => `${place.path}#${id}`),
      ),
    );
    const places = pages.flat();
    expect(led).toHaveLength(listFormulas(subject).length);
    expect(led.filter((to) => !places.includes(to))).toEqual([]);
  });

  it('has the old place of each class, with the way on', () => {
    const ids = idsIn(html);
    for (const grade of [6, 7, 8, 9, 10, 11, 12]) expect(ids).toContain(`class-${grade}`);
    expect(repeatedIn(ids)).toEqual([]);
  });
});

const CLASSES = FORMULA_SUBJECTS.flatMap((subject) =>
  FORMULA_PLANS[subject]
    .filter(({ groups }) => groups)
    .map((plan) => [`${subject} ${planSlug(plan)}`, subject, plan] as const),
);

it.each(CLASSES)('%s: each formula keeps its old place, with the way on', (_, subject, plan) => {
  const page = buildFormulaClass(subject, planSlug(plan));
  const html = page ? renderToStaticMarkup(<FormulaClassView seo={SEO} page={page} />) : '';
  const [ids, led] = [idsIn(html), hrefsIn(html)];
  const names = page?.cards.flatMap(({ topics }) => topics.flatMap((topic) => topic.names)) ?? [];
  expect(names.length).toBeGreaterThan(10);
  for (const { id } of names) {
    expect(ids).toContain(id);
    expect(led.some((to) => to.endsWith(`#${id}`))).toBe(true);
  }
  expect(repeatedIn(ids)).toEqual([]);
});
