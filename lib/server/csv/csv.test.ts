import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { toCell, toCsv } from './csv';
import { toLine } from './toLine';

it.each([
  ['Asha Rao', 'Asha Rao'],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['+919845012345', "'+919845012345"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=x', "' =x"],
  ['\r@x', "' @x"],
  ['x\u001b[2J', 'x [2J'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['Rao, Asha', '"Rao, Asha"'],
  ['say "hello"', '"say ""hello"""'],
  ['two\nlines', 'two lines'],
  ['Utm x;=1+1;y', "Utm x;'=1+1;y"],
  ['fees; bus', 'fees; bus'],
])('writes %j as %j', (value, expected) => {
  expect(toCell(value)).toBe(expected);
});

/** A reader of RFC 4180, to check the writer with. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  for (let match = cell.exec(text); match !== null; match = cell.exec(text)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};

/** Without what keeps a formula from running. */
const withoutMarks = (text: string): string => text.replaceAll(/(^|;)'+/g, '$1');

it('can be read back, and no cell of it begins a formula', () => {
  const hostile = fc.oneof(
    anyText(),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', "'", 'a'),
    }),
  );
  const table = fc.array(fc.tuple(hostile, hostile), { maxLength: 8 });
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(toCsv(['one', 'two'], rows));
      expect(read).toHaveLength(rows.length + 1);
      for (const [index, row] of rows.entries()) {
        for (const [column, value] of row.entries()) {
          const cell = read[index + 1]?.[column] ?? '';
          expect(cell).not.toMatch(/(^|;) *[=+\-@]/);
          expect(withoutMarks(cell)).toBe(withoutMarks(toLine(value)));
        }
      }
    }),
  );
});
