import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import { TOO_MANY_COPY } from '@/data/copy/turnedAway';
import { REQUESTS } from '@/data/limits';
import { createApp } from './createApp';

const ATTACKER = '203.0.113.9';
const PARENT = '198.51.100.1';
const CLASS = 40;
/** A page with what belongs to it: pictures and data. */
const OF_ONE_VIEW = 8;

let app: FastifyInstance;
let asked: number;

beforeEach(async () => {
  // Limits give back with time: none passes, however long a busy machine takes for so many requests.
  jest.useFakeTimers({
    doNotFake: ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
  register.clear();
  asked = 0;
  app = createApp(
    () => async (_req, res) => {
      asked += 1;
      res.end('answered');
    },
    {},
  );
  await app.ready();
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});

const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });

/** How many of so many requests were refused. */
const askOften = async (count: number, from: string, pathOf: (index: number) => string) => {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => ask(pathOf(index), from)),
  );
  return answers.filter(({ statusCode }) => statusCode === 429).length;
};

it.each([
  ['pages', (index: number) => `/?x=${index}`, REQUESTS.pages],
  ['endpoints', () => '/api/footer', REQUESTS.endpoints],
  [
    'built files that are not there',
    (index: number) => `/_next/static/${index}`,
    REQUESTS.builtFiles,
  ],
  ['health checks', () => '/api/health/ready', REQUESTS.health],
  ['addresses that cannot be decoded', () => '/%ff', REQUESTS.pages],
])(
  'lets one address ask for %s often, and refuses the rest cheaply',
  async (_what, pathOf, limit) => {
    const most = limit.atOnce + limit.perSecond;
    expect(await askOften(most + 100, ATTACKER, pathOf)).toBe(100);
    expect(asked).toBe(most);
    expect((await ask(pathOf(0), PARENT)).statusCode).toBe(200);
  },
);

it('says it in words, and when to try again', async () => {
  const { atOnce, perSecond } = REQUESTS.pages;
  const answers = await Promise.all(
    Array.from({ length: atOnce + perSecond + 1 }, (_, index) => ask(`/?x=${index}`, ATTACKER)),
  );
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(5);
  expect(refused?.body).toContain(TOO_MANY_COPY.page);
  expect((await ask('/api/footer', ATTACKER)).statusCode).toBe(200);
});

it('shows a class of forty the page that all of them open at once', async () => {
  const path = (index: number) => `/fees?pupil=${index}`;
  expect(await askOften(CLASS * OF_ONE_VIEW, ATTACKER, path)).toBe(0);
});

it('leaves the programs of this machine alone', async () => {
  const count = REQUESTS.pages.atOnce + 4 * REQUESTS.pages.perSecond;
  expect(await askOften(count, '127.0.0.1', (index) => `/?x=${index}`)).toBe(0);
});

it.each([
  ['reading', 'pages'],
  ['endpoints', 'endpoints'],
  ['built_files', 'builtFiles'],
  ['health', 'health'],
] as const)('counts in %s as nginx does in front', (zone, kind) => {
  const { perSecond, atOnce } = REQUESTS[kind];
  const http = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  expect(http).toMatch(new RegExp(`zone=${zone}:\\d+m rate=${perSecond}r/s;`));
  expect(readFileSync('deploy/nginx/site.conf', 'utf8')).toContain(
    `limit_req zone=${zone} burst=${atOnce} nodelay;`,
  );
});
