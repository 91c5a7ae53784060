/** @jest-environment jest-fixed-jsdom */
import { HttpResponse, http } from 'msw';
import { installCaches } from '@/lib/testing/fakeCaches';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { filesOf } from './filesOf';
import { forgetClass, keepClass, refreshKept } from './keepClass';
import { CACHES, questionsPath } from './kept';
import { KEPT_KEY } from './keptDay';
import { keptQuestions } from './keptQuestions';
import type { ClassManifest } from './manifest';
import { listKept } from './record';

const TODAY = '2026-11-26';
const SCRIPT = '/_next/static/chunks/later-1.js';

const manifestOf = (classNumber: number, revisions: Record<string, string>): ClassManifest => ({
  classNumber,
  revision: JSON.stringify(revisions),
  pages: Object.entries(revisions).map(([path, revision]) => ({ path, revision })),
  files: [SCRIPT],
  bytes: 5_000_000,
  download: 1_000_000,
});

const CLASS_7 = { '/my-study': 'a', '/class7-ncert-solutions': 'a' };
const CLASS_8 = { '/my-study': 'a', '/class8-ncert-solutions': 'a' };

let asked: string[] = [];
let manifests: Record<string, ClassManifest> = {};
let isPageBroken = false;

const question = (ask: string, maker: string) => ({
  ask,
  hint: 'h',
  steps: [],
  answer: '1',
  maker,
});

beforeEach(() => {
  localStorage.clear();
  installCaches();
  asked = [];
  isPageBroken = false;
  manifests = { 7: manifestOf(7, CLASS_7), 8: manifestOf(8, CLASS_8) };
  const registration = { unregister: jest.fn(async () => true) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: jest.fn(async () => registration),
      getRegistration: async () => registration,
    },
  });
  fakeNetwork.use(
    http.get('/api/offline/manifest', ({ request }) =>
      HttpResponse.json(manifests[new URL(request.url).searchParams.get('class') ?? '']),
    ),
    http.get('/api/offline/questions', () =>
      HttpResponse.json({
        chapters: {
          'class-7/maths/1': [question('1?', 'a'), question('2?', 'b'), question('3?', 'b')],
        },
      }),
    ),
    http.get('*', ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (isPageBroken && pathname.startsWith('/class'))
        return new HttpResponse('', { status: 500 });
      return HttpResponse.text(
        `<script src="/_next/static/chunks/page${pathname.length}.js"></script>`,
      );
    }),
  );
});

const keep = (classNumber: number) => keepClass(classNumber, TODAY, () => undefined);
const stored = async (name: string) =>
  (await (await caches.open(name)).keys())
    .map(({ url }) => new URL(url))
    .map(({ pathname, search }) => pathname + search)
    .toSorted();

it('stores the pages of a class with the scripts that they load, and says how far it is', async () => {
  const parts: number[] = [];
  await keepClass(7, TODAY, (part) => parts.push(part));
  expect(await stored(CACHES.pages)).toEqual([
    questionsPath(7),
    '/class7-ncert-solutions',
    '/my-study',
  ]);
  expect(await stored(CACHES.files)).toEqual([
    SCRIPT,
    '/_next/static/chunks/page23.js',
    '/_next/static/chunks/page9.js',
  ]);
  expect((await listKept()).map(({ classNumber }) => classNumber)).toEqual([7]);
  expect(localStorage.getItem(KEPT_KEY)).toBe(TODAY);
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(parts.at(-1)).toBe(1);
});

it('leaves nothing half-stored behind when the network breaks off', async () => {
  isPageBroken = true;
  await expect(keep(7)).rejects.toThrow('/class7-ncert-solutions');
  expect(await stored(CACHES.pages)).toEqual([]);
  expect(await stored(CACHES.files)).toEqual([]);
  expect(await listKept()).toEqual([]);
});

it('takes one class off and leaves the other whole; with the last one nothing stays', async () => {
  await keep(7);
  await keep(8);
  await forgetClass(7);
  expect(await stored(CACHES.pages)).toEqual([
    questionsPath(8),
    '/class8-ncert-solutions',
    '/my-study',
  ]);
  await forgetClass(8);
  expect(await caches.keys()).not.toContain(CACHES.pages);
  expect(localStorage).toHaveLength(0);
});

it('asks anew only for pages that have changed, and keeps what is here when it cannot', async () => {
  await keep(7);
  asked = [];
  await refreshKept('2026-11-27');
  expect(asked).toEqual([]);
  expect(localStorage.getItem(KEPT_KEY)).toBe('2026-11-27');

  manifests[7] = manifestOf(7, { ...CLASS_7, '/class7-ncert-solutions': 'b' });
  await refreshKept('2026-11-28');
  expect(asked).toEqual(['/class7-ncert-solutions']);

  manifests[7] = manifestOf(7, { ...CLASS_7, '/class7-ncert-solutions': 'c' });
  isPageBroken = true;
  await expect(refreshKept('2026-11-29')).rejects.toThrow();
  expect(await stored(CACHES.pages)).toContain('/class7-ncert-solutions');
  expect(localStorage.getItem(KEPT_KEY)).toBe('2026-11-28');
});

const read = (answer: unknown) => {
  const { questions } = Object(answer);
  return Array.isArray(questions) ? questions : null;
};

it('has questions of a kept class without a network, and none of another', async () => {
  await keep(7);
  const place = { folder: 'class-7/maths', chapter: 1 };
  expect(await keptQuestions(place, 2, undefined, read)).toHaveLength(2);
  expect((await keptQuestions(place, 1, 'a', read))?.map(({ ask }) => ask)).toEqual(['1?']);
  expect(await keptQuestions({ ...place, chapter: 2 }, 2, undefined, read)).toBeNull();
  expect(
    await keptQuestions({ folder: 'class-8/maths', chapter: 1 }, 2, undefined, read),
  ).toBeNull();
});

it('finds the scripts, fonts and pictures of a page', () => {
  const html = `<style>@font-face{src:url(/_next/static/media/f.woff2)}</style><img src="/pictures/a.svg">
    <script src="/_next/static/chunks/pages/%5Bclass%5D-1.js"></script><a href="/login">Login</a>`;
  expect(filesOf(html)).toEqual([
    '/_next/static/media/f.woff2',
    '/pictures/a.svg',
    '/_next/static/chunks/pages/%5Bclass%5D-1.js',
  ]);
});
