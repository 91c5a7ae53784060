import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import { observeBuild } from '@/lib/server/metrics/buildInfo';

/** In seconds: a cached page takes less than a millisecond, a request that waits at most five. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** First match wins; whatever is left is a page. */
const CLASSES: [string, RegExp][] = [
  ['image', /^\/_next\/image$/],
  ['data', /^\/_next\/data\//],
  ['metrics', /^\/(api\/)?metrics$/],
  ['health', /^\/api\/health\//],
  ['auth', /^\/api\/auth(\/|$)/],
  ['api', /^\/api(\/|$)/],
  ['search', /^\/search$/],
  ['file', /^\/_next\/static\/|\.[a-z0-9]{2,11}$/],
];

/** The kind of address, one of few: an address as a label would be endless, and personal. */
export const classOf = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  return CLASSES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
};

/**
 * Counts every request by kind of address and status, with its latency, and measures the process.
 * Before all other hooks, so that it sees each request first. Once per process.
 */
export const observeRequests = (app: FastifyInstance): void => {
  collectDefaultMetrics();
  observeBuild();
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by kind of address, method and status; `aborted` where the visitor left first.',
    labelNames: ['class', 'method', 'status'],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, by kind of address.',
    labelNames: ['class'],
    buckets: BUCKETS,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have arrived and are not answered yet.',
  });
  app.addHook('onRequest', (request, { raw }, done) => {
    const startedAt = performance.now();
    const kind = classOf(request.url);
    const method = /^(?:GET|HEAD|POST)$/.test(request.method) ? request.method : 'other';
    inFlight.inc();
    raw.once('close', () => {
      inFlight.dec();
      requests.inc({
        class: kind,
        method,
        status: raw.writableFinished ? raw.statusCode : 'aborted',
      });
      seconds.observe({ class: kind }, (performance.now() - startedAt) / 1000);
    });
    done();
  });
};
