import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { register } from 'prom-client';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { classOf, observeRequests } from './requestMetrics';

it.each([
  ['/', 'page'],
  ['/pune-branches?utm_source=x', 'page'],
  ['/search?s=fees', 'search'],
  ['/searching', 'page'],
  ['/api/search?s=fees', 'api'],
  ['/api', 'api'],
  ['/apiary', 'page'],
  ['/api/auth/session', 'auth'],
  ['/api/authors', 'api'],
  ['/api/health/ready', 'health'],
  ['/metrics', 'metrics'],
  ['/_next/static/chunks/main-1.js', 'file'],
  ['/_next/data/abc/index.json', 'data'],
  ['/_next/image?url=%2Fa.png&w=640', 'image'],
  ['/pictures/home.svg', 'file'],
  ['/sitemap.xml', 'file'],
  ['*', 'page'],
])('counts %p as %p', (url, expected) => {
  expect(classOf(url)).toBe(expected);
});

describe('an observed server', () => {
  const app = Fastify();
  /** Ends the request of a visitor who leaves, once it has reached the server. */
  const leave = new AbortController();
  let url: string;

  beforeAll(async () => {
    observeRequests(app);
    app.all('/*', ({ raw }, reply) => {
      reply.hijack();
      if (raw.url === '/never') {
        leave.abort();
        return;
      }
      reply.raw.statusCode = raw.url === '/broken' ? 503 : 200;
      raw.url = '/rewritten';
      reply.raw.end('ok');
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => {
    allowLocalCalls();
    register.resetMetrics();
  });
  afterAll(() => {
    app.server.closeAllConnections();
    return app.close();
  });

  /** Resolves when the server is done with every request that reached it. */
  const untilIdle = async (): Promise<void> => {
    const inFlight = () => register.getSingleMetricAsString('http_requests_in_flight');
    while (!(await inFlight()).endsWith(' 0')) await turn();
  };
  const counts = async () => {
    await untilIdle();
    const text = await register.getSingleMetricAsString('http_requests_total');
    return text.split('\n').filter((line) => !line.startsWith('#'));
  };

  it('counts by class, method and status', async () => {
    await fetch(`${url}/a`);
    await fetch(`${url}/b`);
    await fetch(`${url}/api/otp/send`, { method: 'POST' });
    await fetch(`${url}/broken`, { method: 'PATCH' });
    expect(await counts()).toEqual([
      'http_requests_total{class="page",method="GET",status="200"} 2',
      'http_requests_total{class="api",method="POST",status="200"} 1',
      'http_requests_total{class="page",method="other",status="503"} 1',
    ]);
    const seconds = await register.getSingleMetricAsString('http_request_duration_seconds');
    expect(seconds).toContain('http_request_duration_seconds_count{class="page"} 3');
  });

  it('tells a visitor who left from one who was answered', async () => {
    await fetch(`${url}/never`, { signal: leave.signal }).catch(() => null);
    expect(await counts()).toEqual([
      'http_requests_total{class="page",method="GET",status="aborted"} 1',
    ]);
  });
});
