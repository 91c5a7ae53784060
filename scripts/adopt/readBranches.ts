import { STAGES, type Stage } from '@/data/grades';
import { CellError, READERS } from './cells';
import { COLUMNS, NEEDED_COLUMNS, stageColumn } from './columns';
import type { CsvRow } from './readCsv';

/** A row that was read: its cells by column, the empty ones left out. */
export type ReadBranch = { line: number; values: Readonly<Record<string, unknown>> };

export type ReadTable = { branches: ReadBranch[]; problems: string[] };

/** Cells that say something only together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['street', 'pin'],
  ['head', 'head_since', 'head_line'],
  ['office_days', 'office_hours'],
  ['affiliation_number', 'affiliation_until', 'affiliation_checked'],
  ['second_languages', 'third_languages'],
];

const LEAST_AREAS = 3;

/** Reads every row, and names what is wrong in which cell. */
export const readBranches = ([head, ...rows]: readonly CsvRow[]): ReadTable => {
  if (!head) return { branches: [], problems: ['The file is empty.'] };
  const unknown = head.cells.filter((name) => !Object.hasOwn(COLUMNS, name));
  const missing = NEEDED_COLUMNS.filter((name) => !head.cells.includes(name));
  if (unknown.length > 0 || missing.length > 0) {
    return {
      branches: [],
      problems: [
        ...unknown.map((name) => `line ${head.line}: there is no column “${name}”`),
        ...missing.map((name) => `line ${head.line}: the column ${name} is missing`),
      ],
    };
  }
  const read = rows.map((row) => readRow(head.cells, row));
  const branches = read.map(({ branch }) => branch);
  return {
    branches,
    problems: [...read.flatMap(({ problems }) => problems), ...problemsBetween(branches)],
  };
};

const readRow = (names: readonly string[], { line, cells }: CsvRow) => {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  const say = (name: string, text: string) => problems.push(`line ${line}, ${name}: ${text}`);
  if (cells.length > names.length)
    problems.push(`line ${line}: ${cells.length} cells under ${names.length} columns`);
  for (const [at, name] of names.entries()) {
    const cell = cells[at] ?? '';
    const kind = COLUMNS[name];
    if (kind === undefined) continue;
    if (cell === '') {
      if (NEEDED_COLUMNS.includes(name)) say(name, 'is empty');
      continue;
    }
    try {
      values[name] = READERS[kind](cell);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      say(name, `“${cell}” ${error.message}`);
    }
  }
  // Nothing is compared in a row whose cells could not be read.
  if (problems.length === 0) for (const [name, text] of disagreements(values)) say(name, text);
  return { branch: { line, values }, problems };
};

const disagreements = (values: Readonly<Record<string, unknown>>): [string, string][] => [
  ...TOGETHER.flatMap((names): [string, string][] => {
    const empty = names.filter((name) => values[name] === undefined);
    return empty.length === 0 || empty.length === names.length
      ? []
      : empty.map((name) => [name, `is empty beside ${names.find((other) => values[other])}`]);
  }),
  ...(Number(values.first_grade) > Number(values.last_grade)
    ? ([['last_grade', 'comes before the first grade']] as [string, string][])
    : []),
  ...(Array.isArray(values.areas) && values.areas.length < LEAST_AREAS
    ? ([['areas', `needs at least ${LEAST_AREAS} localities, separated by ;`]] as [
        string,
        string,
      ][])
    : []),
  ...(STAGES.some((stage: Stage) => values[stageColumn('fees', stage)]) && !values.terms_due
    ? ([['terms_due', 'is empty beside fees']] as [string, string][])
    : []),
];

const problemsBetween = (branches: readonly ReadBranch[]): string[] =>
  branches.flatMap(({ line, values }, at) => {
    const before = branches.slice(0, at);
    const twin = before.find(
      (other) => other.values.city === values.city && other.values.branch === values.branch,
    );
    const sameId = before.find((other) => other.values.id === values.id);
    const sameCity = before.find((other) => other.values.city === values.city);
    return [
      ...(twin ? [`line ${line}, branch: “${values.branch}” is on line ${twin.line} too`] : []),
      ...(sameId ? [`line ${line}, id: ${values.id} is on line ${sameId.line} too`] : []),
      ...['state', 'city_latitude', 'city_longitude'].flatMap((name) =>
        sameCity && sameCity.values[name] !== values[name]
          ? [`line ${line}, ${name}: differs from line ${sameCity.line}, the same city`]
          : [],
      ),
    ];
  });
