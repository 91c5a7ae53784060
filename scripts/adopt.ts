// npm run adopt -- --check | --import FILE.csv: makes the sample school another school (docs/adopting.md).
import { readFileSync } from 'node:fs';
import { checkSample } from './adopt/checkSample';
import { listColumns } from './adopt/columns';
import { importBranches } from './adopt/importBranches';
import { rememberSample } from './adopt/rememberSample';

const USAGE = `npm run adopt -- --check              lists every value that is still the sample's, page by page
npm run adopt -- --import FILE.csv    writes the cities and branches of a table into data/places
npm run adopt -- --columns            prints the columns of that table
docs/adopting.md leads through the day.`;

const [option, file] = process.argv.slice(2);

const run = (): { text: string; hasFailed: boolean } => {
  if (option === '--check') return checkSample();
  if (option === '--import' && file) return importBranches(readFileSync(file, 'utf8'));
  if (option === '--columns') return { text: listColumns(), hasFailed: false };
  if (option === '--remember') return rememberSample();
  return { text: USAGE, hasFailed: option !== '--help' };
};

const { text, hasFailed } = run();
console.log(text);
if (hasFailed) process.exitCode = 1;
