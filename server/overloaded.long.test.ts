import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import { createApp } from './createApp';

let app: FastifyInstance;
let release: () => void;

beforeEach(() => {
  register.clear();
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === '/compare/slow') await slow;
    res.end('ok');
  };
  app = createApp(() => handle, {});
});
afterEach(() => app.close());

const nextRound = () => new Promise(setImmediate);

/** So long that the mean of a second is above two. */
const blockLoop = async () => {
  for (let times = 0; times < 2; times += 1) {
    const until = performance.now() + 2500;
    while (performance.now() < until);
    await nextRound();
  }
};

it('refuses pages while the event loop is two seconds late, and takes enquiries and health checks', async () => {
  expect((await app.inject('/search')).statusCode).toBe(200);
  await blockLoop();
  // As many as may load the code of pages after a start.
  const others = Array.from({ length: 32 }, () => app.inject('/compare/slow'));
  for (let round = 0; round < 5; round += 1) await nextRound();
  const [page, enquiry, health] = await Promise.all([
    app.inject('/search'),
    app.inject({ method: 'POST', url: '/api/enquiries', payload: {} }),
    app.inject('/api/health/live'),
  ]);
  expect([page.statusCode, enquiry.statusCode, health.statusCode]).toEqual([503, 200, 200]);
  expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'retry-after': '5' });
  expect(page.body).toContain('try again in a few seconds');
  release();
  expect(new Set((await Promise.all(others)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
}, 20_000);
