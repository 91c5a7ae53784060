import { readdirSync, readFileSync } from 'node:fs';
import { HOME_PICTURES } from './homePictures';

const FOLDERS = ['about', 'admissions', 'home', 'landing', 'programs', 'schools'];
const MOST_BYTES = 12_000;

const pictures = FOLDERS.flatMap((folder) =>
  readdirSync(`public/pictures/${folder}`).map((file) => `/pictures/${folder}/${file}`),
);

const sources = ['data', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')),
);

it.each(pictures)('%s is small, of the usual size, without letters or ids', (src) => {
  const svg = readFileSync(`public${src}`, 'utf8');
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
  expect(svg).toContain('viewBox="0 0 640 480"');
  expect(svg).not.toMatch(/<text|<style| id=|NaN|undefined/);
});

it.each(pictures)('%s has one place and words for those who do not see it', (src) => {
  const places = sources.filter((source) => source.includes(`'${src}'`));
  expect(places).toHaveLength(1);
});

it('has words for each picture of the home page', () => {
  const said = Object.values(HOME_PICTURES).map(({ alt }) => alt);
  expect(new Set(said).size).toBe(said.length);
  for (const alt of said) expect(alt.length).toBeGreaterThan(30);
});
