import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { ownFormulaPath } from '@/data/routes/paths/study/formulas';
import { FORMULA_SUBJECTS, type FormulaSubject } from '@/data/study/formulas/formula';
import { CHEMISTRY_SHEET } from '@/data/study/formulas/sheets/chemistry';
import { MATHS_SHEET } from '@/data/study/formulas/sheets/maths';
import { MATHS_12_SHEET } from '@/data/study/formulas/sheets/maths12';
import { MATHS_NAMES } from '@/data/study/formulas/sheets/mathsNames';
import { PHYSICS_SHEET } from '@/data/study/formulas/sheets/physics';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { buildFormulaPage, buildMaths12Page } from '@/lib/study/formulas/formulaPage';
import { listFormulas } from '@/lib/study/formulas/listFormulas';
import { escapeHtml } from '@/lib/study/math/escapeHtml';
import { FormulaClassView, FormulaListView } from './FormulaListView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const SHEETS = { maths: MATHS_SHEET, physics: PHYSICS_SHEET, chemistry: CHEMISTRY_SHEET };

/** What the server sends: all that a visitor without JavaScript has. */
const pageOf = (subject: FormulaSubject) =>
  renderToStaticMarkup(
    <FormulaListView
      seo={SEO}
      page={buildFormulaPage(subject)}
      classes={SHEETS[subject]}
      names={subject === 'maths' ? MATHS_NAMES : []}
    />,
  );

/** Those of classes with a page of their own are only named on the list. */
const drawnIn = (subject: FormulaSubject) =>
  listFormulas(subject).filter(({ grade }) => !ownFormulaPath(subject, grade)).length;

// The site's header, menus and footer take about 6 kB of the 25 that the HTML of a page may have.
const MOST_BYTES = 18_000;

describe.each(FORMULA_SUBJECTS)('the list of %s', (subject) => {
  const html = pageOf(subject);

  it('shows every formula with its name, letters and use, without JavaScript', () => {
    const drawn = drawnIn(subject);
    // The page itself is one more.
    expect(html.match(/<article[ >]/g)).toHaveLength(drawn + 1);
    expect(html.match(/<math display="block">/g)).toHaveLength(drawn);
    expect(html.match(/<b>Use<\/b>/g)).toHaveLength(drawn);
    const total = listFormulas(subject).length;
    expect(html.match(/data-name/g) ?? []).toHaveLength(total - drawn);
    expect(html).toContain(`All ${total} formulas are shown.`);
  });

  it('asks its practice questions, with steps and answers, without JavaScript', () => {
    for (const { ask, steps, answer } of FORMULA_PRACTICE[subject]) {
      for (const text of [ask, ...steps, answer]) expect(html).toContain(escapeHtml(text));
    }
  });

  it('leads to each class, and gives no two places the same name', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    expect(html.match(/href="#class-\d+"/g)).toHaveLength(7);
  });

  it('is light enough for a slow phone', () => {
    expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
  });
});

describe('the page of class 12 maths', () => {
  const html = renderToStaticMarkup(
    <FormulaClassView seo={SEO} page={buildMaths12Page()} list={MATHS_12_SHEET} />,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  it('shows every formula with its name, letters and use, without JavaScript', () => {
    const total = listFormulas('maths').filter(({ grade }) => grade === 12).length;
    expect(total).toBeGreaterThanOrEqual(60);
    expect(html.match(/<math display="block">/g)).toHaveLength(total);
    expect(html.match(/<b>Use<\/b>/g)).toHaveLength(total);
    expect(html).toContain(`All ${total} formulas are shown.`);
  });

  it('has each place that the list of maths leads to, and no two of one name', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const led = [...pageOf('maths').matchAll(/href="\/math-formula\/class-12#([^"]+)"/g)];
    expect(led.length).toBeGreaterThanOrEqual(60);
    expect(led.map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('keeps the old place of class 12 on the list of maths', () => {
    expect(pageOf('maths')).toMatch(/id="class-12"/);
  });

  it('is light enough for a slow phone', () => {
    expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
  });
});
