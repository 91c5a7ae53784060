import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { OVERLOADED_COPY } from '@/data/copy/turnedAway';
import { SCHOOL } from '@/data/school';
import { LEAST_RUNNING, shedLoad } from './overloaded';

let app: FastifyInstance;
/** Ends what is being answered. */
let finish: () => void;

beforeEach(async () => {
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app = Fastify();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  shedLoad(app, { maxEventLoopDelay: 30 });
  app.all('/*', async ({ url }) => {
    if (url === '/slow') await finished;
    return 'answered';
  });
  await app.ready();
});
afterEach(() => {
  finish();
  return app.close();
});

/** So many visitors are under way, and the event loop is late. */
const overload = async (running = LEAST_RUNNING) => {
  const visits = Array.from({ length: running }, () => app.inject('/slow'));
  for (let block = 0; block < 3; block += 1) {
    await pause(1);
    const until = performance.now() + 300;
    while (performance.now() < until);
  }
  await pause(1);
  return visits;
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

it.each<[string, InjectOptions, string, string]>([
  ['a page', { url: '/fees' }, 'text/html', OVERLOADED_COPY.page],
  [
    'data of a page',
    { url: '/fees', headers: { 'x-nextjs-data': '1' } },
    'application/json',
    ERROR_MESSAGES['service/unavailable'],
  ],
  [
    'a read',
    { url: '/api/search?s=fees' },
    'application/json',
    ERROR_MESSAGES['service/unavailable'],
  ],
  [
    'a plain form to a page',
    { method: 'POST', url: '/', headers: FORM },
    'text/html',
    OVERLOADED_COPY.form,
  ],
])('turns %s away with words that fit', async (_what, request, type, words) => {
  await overload();
  const { statusCode, headers, body } = await app.inject(request);
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': expect.stringContaining(type),
  });
  expect(body).toContain(words);
  expect(body.length).toBeLessThan(2000);
});

it('says whom to call', async () => {
  await overload();
  const { body } = await app.inject('/fees');
  expect(body).toContain(SCHOOL.name);
  expect(body).toContain(`tel:${SCHOOL.phone}`);
});

it.each<[string, InjectOptions]>([
  ['an enquiry', { method: 'POST', url: '/api/enquiries' }],
  ['a code', { method: 'POST', url: '/api/otp/send' }],
  ['a health check', { url: '/api/health/ready' }],
  ['a scraper', { url: '/metrics' }],
])('lets %s through', async (_what, request) => {
  await overload();
  expect((await app.inject(request)).body).toBe('answered');
});

it('turns nobody away who comes while few are there, however late it is', async () => {
  await overload(LEAST_RUNNING - 1);
  expect((await app.inject('/fees')).statusCode).toBe(200);
});

it('is as before when it is over, and finishes what it began', async () => {
  const visits = await overload();
  finish();
  for (const visit of visits) expect((await visit).body).toBe('answered');
  await pause(800);
  expect((await app.inject('/fees')).statusCode).toBe(200);
});

it('says the same as nginx, which turns visitors away before they reach the site', async () => {
  await overload();
  const { headers, body } = await app.inject('/fees');
  expect(readFileSync('deploy/nginx/overloaded.html', 'utf8')).toBe(body);
  expect(readFileSync('deploy/nginx/turned-away.conf', 'utf8')).toContain(
    `add_header Content-Security-Policy "${headers['content-security-policy']}" always;`,
  );
});
