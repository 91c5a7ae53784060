import { buildCities } from './buildCities';
import { readBranches } from './readBranches';
import { readCsv } from './readCsv';
import { writeCities } from './writeCities';

type Report = { text: string; hasFailed: boolean };

/** Reads the table and writes its cities; nothing is written when anything is wrong. */
export const importBranches = (text: string, write = writeCities): Report => {
  const rows = readCsv(text);
  if (rows === null) return { text: 'A quote in the file is not closed.', hasFailed: true };
  const { branches, problems } = readBranches(rows);
  const read = branches.map(({ line, values }) => {
    const filled = Object.keys(values).length;
    return `line ${line}: ${values.branch ?? 'a branch'}, ${values.city ?? 'no city'}: ${filled} cells read`;
  });
  if (problems.length > 0 || branches.length === 0) {
    const sum = `${problems.length} things to mend. Nothing was written.`;
    return { text: [...read, ...problems, sum].join('\n'), hasFailed: true };
  }
  const cities = buildCities(branches);
  const files = write(cities);
  return {
    text: [
      ...read,
      `${branches.length} branches in ${cities.length} cities, written to:`,
      ...files.map((file) => `  ${file}`),
      'Next: docs/adopting.md, “After the table”.',
    ].join('\n'),
    hasFailed: false,
  };
};
