import { readFileSync } from 'node:fs';
import { hashSources, SOURCES } from './build.mjs';

const before = hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-AB12CD3' });

it.each([
  ['PORT', '8080'],
  ['SITE_URL', 'https://www.example.com'],
  ['BROCHURE_URL', 'https://files.example/brochure.pdf'],
  ['DATABASE_URL', 'postgres://localhost/site'],
])('needs no new build for another %s', (name, value) => {
  expect(hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-AB12CD3', [name]: value })).toBe(
    before,
  );
});

it('builds anew for another public id', () => {
  expect(hashSources({ PORT: '3000', NEXT_PUBLIC_GTM_ID: 'GTM-OTHER1' })).not.toBe(before);
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
