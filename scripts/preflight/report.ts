import { type Cell, COLUMNS } from '@/lib/preflight/columns';
import { escapeHtml } from '@/lib/site/escapeHtml';
import { countOf } from '@/scripts/commands/countOf';
import { describeProblem, listProblems, type Result } from './results';
import { toRows } from './table';

const STYLE = `
  body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; color: #1f1a1c; background: #fffcf8; }
  h1 { color: #9d0022; } h2 { margin-top: 2.5rem; }
  .table { overflow-x: auto; }
  table { border-collapse: collapse; background: #fff; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.4rem 0.7rem; border: 1px solid #e9e1dc; text-align: left; vertical-align: top; }
  thead th { position: sticky; top: 0; background: #fbeff1; }
  .wrong { background: #9d0022; color: #fff; }
  .wrong small { display: block; }
  .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
  figure { margin: 0; } figure img { height: 420px; border: 1px solid #e9e1dc; }
`;

const cellHtml = (cell: Cell | null): string => {
  if (cell === null) return '<td></td>';
  const found = escapeHtml(cell.found);
  return cell.expected === null
    ? `<td>${found}</td>`
    : `<td class="wrong">${found}<small>expected ${escapeHtml(cell.expected)}</small></td>`;
};

const tableHtml = (results: readonly Result[]): string => {
  const titles = ['Page', 'As', ...COLUMNS].map((title) => `<th scope="col">${title}</th>`);
  const rows = toRows(results).map(
    ({ path, as, cells }) =>
      `<tr><th scope="row">${escapeHtml(path)}</th><td>${escapeHtml(as)}</td>${COLUMNS.map(
        (column) => cellHtml(cells[column]),
      ).join('')}</tr>`,
  );
  return `<div class="table"><table><thead><tr>${titles.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
};

const picturesHtml = (results: readonly Result[]): string =>
  results
    .flatMap(({ path, visitor, picture }) =>
      picture === null
        ? []
        : [
            `<figure><img loading="lazy" src="${escapeHtml(picture)}" alt="${escapeHtml(`${path}, ${visitor.size}`)}"><figcaption>${escapeHtml(`${path} (${visitor.size})`)}</figcaption></figure>`,
          ],
    )
    .sort()
    .join('\n');

/** The report: verdict, what is wrong, the table, and pictures that lie beside it. */
export const buildReport = (results: readonly Result[], site: string): string => {
  const problems = listProblems(results);
  const verdict =
    problems.length === 0
      ? 'Every rule holds.'
      : `${countOf(problems.length, 'cell breaks its rule', 'cells break their rules')}.`;
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Campaign preflight</title>
<style>${STYLE}</style>
<h1>Campaign preflight</h1>
<p>${escapeHtml(site)}: ${countOf(results.length, 'visit')}. <strong>${verdict}</strong></p>
<ul>${problems.map((problem) => `<li>${escapeHtml(describeProblem(problem))}</li>`).join('\n')}</ul>
<h2>The table</h2>
${tableHtml(results)}
<h2>How the pages look</h2>
<div class="pictures">${picturesHtml(results)}</div>
</html>
`;
};
