import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { FORMULA_SUBJECTS, type FormulaSubject } from '@/data/study/formulas/formula';
import { CHEMISTRY_SHEET } from '@/data/study/formulas/sheets/chemistry';
import { MATHS_SHEET } from '@/data/study/formulas/sheets/maths';
import { PHYSICS_SHEET } from '@/data/study/formulas/sheets/physics';
import { FORMULA_PRACTICE } from '@/data/study/practice/formulaPractice';
import { buildFormulaPage } from '@/lib/study/formulas/formulaPage';
import { listFormulas } from '@/lib/study/formulas/listFormulas';
import { escapeHtml } from '@/lib/study/math/escapeHtml';
import { FormulaListView } from './FormulaListView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const SHEETS = { maths: MATHS_SHEET, physics: PHYSICS_SHEET, chemistry: CHEMISTRY_SHEET };

/** What the server sends: all that a visitor without JavaScript has. */
const pageOf = (subject: FormulaSubject) =>
  renderToStaticMarkup(
    <FormulaListView seo={SEO} page={buildFormulaPage(subject)} classes={SHEETS[subject]} />,
  );

// The site's header, menus and footer take about 6 kB of the 25 that the HTML of a page may have.
const MOST_BYTES = 18_000;

describe.each(FORMULA_SUBJECTS)('the list of %s', (subject) => {
  const html = pageOf(subject);

  it('shows every formula with its name, letters and use, without JavaScript', () => {
    const total = listFormulas(subject).length;
    // The page itself is one more.
    expect(html.match(/<article[ >]/g)).toHaveLength(total + 1);
    expect(html.match(/<math display="block">/g)).toHaveLength(total);
    expect(html.match(/<b>Use<\/b>/g)).toHaveLength(total);
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
