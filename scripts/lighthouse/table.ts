import { type Audit, CATEGORIES, fallsShort } from './marks';

const HEADS = ['performance', 'accessibility', 'practices', 'SEO', 'kB', 'page'];

const cellsOf = ({ page, marks, bytes }: Audit): string[] => [
  ...CATEGORIES.map((name) =>
    name === 'seo' && !page.isForSearch ? 'not asked' : String(marks[name]),
  ),
  String(Math.ceil(bytes / 1000)),
  `${page.kind} ${page.path}`,
];

/** The audits as lines of text; a cross marks a page that falls short, with the reasons below it. */
export const printAudits = (audits: readonly Audit[]): string => {
  const rows = [HEADS, ...audits.map(cellsOf)];
  const widths = HEADS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < CATEGORIES.length + 1 ? cell.padStart(widths[at] ?? 0) : cell))
      .join('  ');
  return [
    `  ${line(HEADS)}`,
    ...audits.flatMap((audit) => [
      `${fallsShort(audit).length > 0 ? '✗' : ' '} ${line(cellsOf(audit))}`,
      ...audit.faults.map((fault) => `    ${fault}`),
    ]),
  ].join('\n');
};
