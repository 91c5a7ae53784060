import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHONE_NUMBERS } from '@/data/phones';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';

const FOLDERS = ['components', 'data', 'e2e', 'lib', 'pages', 'scripts', 'server', 'tests'];

const isTest = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$/.test(path) || /^(?:e2e|tests)\/.*\.tsx?$/.test(path);

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter(isTest);

const digits = [...new Set(Object.values(PHONE_NUMBERS).flatMap((pair) => Object.values(pair)))];

/** What another school writes in data/, so that a test which quotes it would fail there. */
const OWN_FACTS = [
  SCHOOL.name,
  SCHOOL.platform,
  SCHOOL.email,
  SCHOOL.whatsapp,
  SCHOOL.branchClaim,
  ...digits,
  ...digits.map(formatPhone),
];

it.each(OWN_FACTS)('no test quotes %p: it reads data/ instead', (fact) => {
  const quoting = tests.filter((file) => readFileSync(file, 'utf8').includes(fact));
  expect(quoting).toEqual([]);
});
