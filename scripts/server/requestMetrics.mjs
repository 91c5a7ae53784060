import prometheus from 'prom-client';
import { observeProcess } from './processMetrics.mjs';

/** In seconds: a kept page takes less than a millisecond, a request that waits at most five. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** First match wins; whatever is left is a page. */
const CLASSES = [
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
export const classOf = (url) => {
  const path = url.split('?', 1)[0];
  return CLASSES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
};

const createRequestMetrics = () => ({
  requests: new prometheus.Counter({
    name: 'http_requests_total',
    help: 'Requests by kind of address, method and status; `aborted` where the visitor left first.',
    labelNames: ['class', 'method', 'status'],
  }),
  seconds: new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, by kind of address.',
    labelNames: ['class'],
    buckets: BUCKETS,
  }),
  inFlight: new prometheus.Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have arrived and are not answered yet.',
  }),
});

/**
 * Counts every request that `server` answers, by kind of address and status, with its latency, and
 * measures the process. Goes before all other listeners, so that it sees each request first. Once
 * per process.
 */
export const observeRequests = (server) => {
  observeProcess();
  const { requests, seconds, inFlight } = createRequestMetrics();
  server.prependListener('request', (req, res) => {
    const startedAt = performance.now();
    // The url is rewritten on the way.
    const kind = classOf(req.url);
    inFlight.inc();
    res.once('close', () => {
      inFlight.dec();
      const status = res.writableFinished ? res.statusCode : 'aborted';
      const method = METHODS.has(req.method) ? req.method : 'other';
      requests.inc({ class: kind, method, status });
      seconds.observe({ class: kind }, (performance.now() - startedAt) / 1000);
    });
  });
};
