import { readFileSync } from 'node:fs';
import { hashSources, SOURCES } from './build.mjs';

const before = hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-AB12CD3' });

const afterChange = (settings: Record<string, string>): string =>
  hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-AB12CD3', ...settings });

it.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/site' }],
  ['MAIN_SITE_URL', { MAIN_SITE_URL: 'https://www.example.com/' }],
  ['SITE_URL, the same one written out', { SITE_URL: 'http://localhost:3000' }],
])('needs no new build for another %s', (_what, settings) => {
  expect(afterChange(settings)).toBe(before);
});

it.each([
  ['public id', { NEXT_PUBLIC_GTM_ID: 'GTM-OTHER1' }],
  ['SITE_URL', { SITE_URL: 'https://www.example.com' }],
  ['PORT while SITE_URL is not set', { PORT: '8080' }],
  ['BROCHURE_URL', { BROCHURE_URL: 'https://files.example/brochure.pdf' }],
])('builds again for another %s', (_what, settings) => {
  expect(afterChange(settings)).not.toBe(before);
});

it('needs no new build for another PORT behind the same SITE_URL', () => {
  const SITE_URL = 'https://www.example.com';
  expect(afterChange({ SITE_URL, PORT: '8080' })).toBe(afterChange({ SITE_URL }));
});

it('runs on what a release copies: it names no other file', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps: string[] = [scripts.build];
  for (const [, name = ''] of String(scripts.build).matchAll(/npm run (\S+)/g)) {
    steps.push(scripts[name]);
  }
  const files = steps.flatMap((step) => step.match(/(?<=\s)[\w./]+\.m?[jt]sx?\b/g) ?? []);
  expect(files).not.toEqual([]);
  const strays = files.filter(
    (file) => !SOURCES.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  expect(strays).toEqual([]);
});
