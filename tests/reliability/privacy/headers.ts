import { readFileSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { baseHeaders, headerRules } from '@/lib/security/headers.mjs';
import { SAMPLE_REFERENCE } from '@/lib/testing/sampleReference';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { type HeaderSet, type RouteClass, routeClasses } from './routeClasses';

const PORT = 4360;
const SITE_URL = 'https://www.example.com';
const HTTPS = 'Strict-Transport-Security';
const POLICY = 'Content-Security-Policy';
/** Directives that no third party widens. */
const STRICT = ['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'report-uri'];
const OPEN_SCRIPTS = /(default|script)-src [^;]*('unsafe-(inline|eval)'|data:|\s\*(?!\.))/;

const rules = headerRules('production');
const OWN: Record<HeaderSet, (typeof rules)[number]['headers']> = {
  base: [],
  page: rules.find(({ source }) => source.startsWith('/((?!'))?.headers ?? [],
  endpoint: rules.find(({ source }) => source.startsWith('/api'))?.headers ?? [],
};

const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

const isAsStrict = (policy: string, expected: string): boolean =>
  STRICT.every((name) => directive(policy, name) === directive(expected, name)) &&
  policy.includes('-src ') &&
  !OPEN_SCRIPTS.test(policy);

/** What an answer lacks of lib/security/headers.mjs, or has otherwise. */
const missingIn = (headers: Headers, has: HeaderSet, siteUrl?: string): string[] => {
  const missing = [...baseHeaders({ SITE_URL: siteUrl }), ...OWN[has]].filter(({ key, value }) =>
    key === POLICY ? !isAsStrict(headers.get(key) ?? '', value) : headers.get(key) !== value,
  );
  const promised = siteUrl === undefined && headers.has(HTTPS) ? [`no ${HTTPS}`] : [];
  return [...missing.map(({ key }) => key), ...promised];
};

/** What is wrong with the answer of each class, one line each. */
const checkClasses = async ({ origin }: TestSite, classes: RouteClass[], siteUrl?: string) => {
  const wrong: string[] = [];
  for (const { name, path, init, status, has } of classes) {
    const answer = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    await answer.arrayBuffer();
    const missing = missingIn(answer.headers, has, siteUrl);
    if (answer.status !== status) missing.unshift(`status ${answer.status}`);
    if (missing.length > 0) wrong.push(`${name}: ${missing.join(', ')}`);
  }
  return wrong;
};

/** A page that has to fail: its table is taken away while the site runs. */
const breakStore = (site: TestSite): void => {
  const store = new Sqlite(`${site.dataDir}/site.db`);
  store.exec('alter table enquiries rename to enquiries_away');
  store.close();
};

const FAILED: RouteClass = {
  name: 'failed page',
  path: `/enquiry/${SAMPLE_REFERENCE}`,
  status: 500,
  has: 'page',
};

const classesOf = async ({ origin }: TestSite): Promise<RouteClass[]> => {
  const html = await (await fetch(origin)).text();
  const chunk = html.match(/\/_next\/static\/[^"]+\.js/)?.[0];
  if (chunk === undefined) throw new Error('The home page loads no script.');
  return routeClasses({ buildId: readFileSync('.next/BUILD_ID', 'utf8'), chunk });
};

const noteWrong = (note: Note, what: string, wrong: string[]): void =>
  note({
    what,
    value: wrong.length === 0 ? 0 : wrong.join('; '),
    bound: '0',
    passes: wrong.length === 0,
  });

export const HEADERS: Experiment = {
  name: 'headers',
  promise:
    'Every class of route answers with its security headers: no script inside a page may run, nobody frames us, no type is guessed, https stays https.',
  run: async (size, note) => {
    await withTestSite({ name: 'headers-https', port: PORT, env: { SITE_URL } }, async (https) => {
      const classes = await classesOf(https);
      note({ what: 'classes of routes', value: classes.length });
      noteWrong(note, 'without a header', await checkClasses(https, classes, SITE_URL));
      breakStore(https);
      noteWrong(note, 'a page that fails', await checkClasses(https, [FAILED], SITE_URL));
    });
    if (size === 'short') return;
    await withTestSite({ name: 'headers', port: PORT + 1 }, async (plain) => {
      const wrong = await checkClasses(plain, await classesOf(plain));
      noteWrong(note, 'without https: without a header, or with a word of https', wrong);
    });
  },
};
