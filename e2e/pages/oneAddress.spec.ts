import { SCHOOL } from '@/data/school';
import { test } from '@/e2e/support/chromeRequests';
import { PAGE_KINDS } from '@/e2e/support/pageKinds';
import { expect } from '@/e2e/support/test';

const REFERENCE = `${SCHOOL.shortName}-0000-0000`;

/** With a capital in each word, and all in capitals. */
const otherSpellings = (path: string): string[] => [
  path.replace(/(^|[/-])[a-z]/g, (letters) => letters.toUpperCase()),
  path.toUpperCase(),
];

const PATHS = PAGE_KINDS.map(({ path }) => path.split('?', 1)[0] ?? '/').filter(
  (path) => path !== '/' && path !== '/no-such-page',
);

test('a page spelt with capital letters leads to its one address', async ({ ask }) => {
  for (const path of PATHS) {
    for (const spelling of otherSpellings(path)) {
      const { status, headers } = await ask(`${spelling}?utm_term=A`);
      expect.soft(status, spelling).toBe(308);
      const { pathname, search } = new URL(headers.location ?? '/', 'http://127.0.0.1');
      expect.soft(pathname + search, spelling).toBe(`${path}?utm_term=A`);
    }
    expect.soft((await ask(path)).status, path).toBe(200);
  }
});

test('no spelling of a rewritten address shows a second copy of its page', async ({ ask }) => {
  for (const path of [
    '/maths-concepts/Table-of-7',
    '/maths-concepts/%54able-of-7',
    '/Pune-branches',
    '/%50une-branches',
    '/CLASS7-ncert-solutions',
    '/Class7-ncert-solutions/maths/Chapter-1',
    '/School-admission-in-pune',
    '/CBSE-schools-in-pune',
    '/Cbse-class-7-syllabus',
    '/converters/number-to-words/42-In-words',
    '/LANDING/google/lp/pune',
  ]) {
    expect.soft([301, 308, 404], path).toContain((await ask(path)).status);
  }
});

test('an enquiry is followed by its reference, which has capital letters', async ({ ask }) => {
  expect((await ask(`/enquiry/${REFERENCE}`)).status).toBe(404);
  expect((await ask(`/enquiry/${REFERENCE.toLowerCase()}`)).status).toBe(307);
});
