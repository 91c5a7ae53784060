import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRoutes } from '@/data/routes/routes';
import { CLASS_NUMBERS } from '@/data/study/ncert/classNumbers';
import { isKeepable } from '@/lib/offline/kept';
import { parseManifest } from '@/lib/offline/manifest';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import * as manifest from '@/pages/api/offline/manifest';
import * as questions from '@/pages/api/offline/questions';
import { innerPath } from './builtPages';
import { classPaths } from './classPaths';
import { POOL_SIZE } from './classQuestions';

// A build of one page: the site's own may be in the making beside these tests.
const BUILD = mkdtempSync(join(tmpdir(), 'site-built-'));
const PAGE_BYTES = 10_000;

let api: ApiServer;
beforeAll(async () => {
  process.env.NEXT_DIST_DIR = BUILD;
  const folder = join(BUILD, 'server/pages/worksheets');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'grade-3.html'), 'x'.repeat(PAGE_BYTES));
  api = await startApi({ '/api/offline/manifest': manifest, '/api/offline/questions': questions });
});
beforeEach(allowLocalCalls);
afterAll(async () => {
  delete process.env.NEXT_DIST_DIR;
  rmSync(BUILD, { recursive: true });
  await api.close();
});

const ask = async (path: string) => {
  const answer = await fetch(`${api.url}${path}`);
  return { status: answer.status, body: await answer.json() };
};

it.each(CLASS_NUMBERS)(
  'class %d has study pages alone, each of them a page of the site',
  (number) => {
    const known = new Set(listRoutes().map(({ path }) => path));
    const paths = classPaths(number);
    expect(paths.filter((path) => !known.has(path) || !isKeepable(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/my-study');
  },
);

it('class 7 has its chapters, tables, worksheets, formulas and lessons', () => {
  expect(classPaths(7)).toEqual(
    expect.arrayContaining([
      '/class7-ncert-solutions',
      '/class7-ncert-solutions/ganita-prakash/chapter-15',
      '/class7-ncert-solutions/curiosity/chapter-12',
      '/maths-concepts/table-of-17',
      '/worksheets/grade-7',
      '/worksheets/grade-7/percentages',
      '/math-formula/class-7',
      '/physics-formula/classes-6-to-8',
      '/calculators/math-calculator/hcf-lcm',
      '/cbse-class-7-syllabus',
    ]),
  );
  expect(classPaths(7)).not.toContain('/class7-ncert-solutions/maths/chapter-1');
});

it.each([
  '/',
  '/admissions',
  '/login',
  '/my-enquiries',
  '/enquiry/ABCD',
  '/campaign/pune',
  '/pune-branches/nigdi',
  '/api/enquiries',
  '/search',
  '/class7-ncert-solutions/../login',
  '/lp/pune',
])('%s is never stored', (path) => {
  expect(isKeepable(path)).toBe(false);
});

it.each([
  ['/class7-ncert-solutions/ganita-prakash/chapter-10', '/ncert-classes/7/ganita-prakash/10'],
  ['/class7-ncert-solutions', '/ncert-classes/7'],
  ['/maths-concepts/table-of-17', '/maths-concepts/tables/17'],
  ['/cbse-class-10-syllabus', '/cbse-classes/10'],
  ['/worksheets/grade-3', '/worksheets/grade-3'],
])('%s is rendered by the page at %s', (path, inner) => {
  expect(innerPath(path)).toBe(inner);
});

it('tells a browser what a class consists of', async () => {
  const { status, body } = await ask('/api/offline/manifest?class=7');
  expect(status).toBe(200);
  expect(parseManifest(body)?.pages.map(({ path }) => path)).toEqual(classPaths(7));
});

it('knows how large the built pages of a class are', async () => {
  const { body } = await ask('/api/offline/manifest?class=3');
  expect(body.bytes).toBe(PAGE_BYTES);
  expect(body.download).toBeGreaterThan(0);
  expect(body.download).toBeLessThan(PAGE_BYTES / 10);
});

it('makes forty questions for each chapter that has makers', async () => {
  const { body } = await ask('/api/offline/questions?class=7');
  const pool = body.chapters['class-7/ganita-prakash/10'];
  expect(pool.length).toBeGreaterThan(POOL_SIZE / 2);
  expect(pool[0]).toMatchObject({ ask: expect.any(String), maker: expect.any(String) });
  expect(JSON.stringify(body).length).toBeLessThan(2_000_000);
});

it.each(['manifest?class=13', 'manifest?class=07', 'manifest', 'questions?class=__proto__'])(
  'refuses %s',
  async (query) => {
    const { status, body } = await ask(`/api/offline/${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'request/invalid', field: 'class' });
  },
);
