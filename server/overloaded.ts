import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';

/** Seconds after which a visitor may try again: a spike of page views is over by then. */
const RETRY_AFTER_S = 5;
/** How late the event loop may be on average, ms. */
const LONGEST_DELAY_MS = 2000;
const SAMPLE_MS = 250;
/** So many go on however late it is: the first visit of a page after a start loads its code. */
export const LEAST_RUNNING = 32;

const HEALTH = /^\/(?:api\/health\/\w+|api\/metrics|metrics)(?:\?|$)/;

export const WORDS = {
  title: 'Just a moment',
  heading: 'We are very busy just now',
  page: 'So many people are here at once that we cannot show you this page. Please wait a few seconds and',
  again: 'try again',
  form: 'Your form has not been sent. Please go back, wait a few seconds and press the button again.',
  call: 'Or call us, free of charge:',
};

const buildPage = (sentence: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${WORDS.title} | ${SCHOOL.name}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#fffcf8;color:#1f1a1c;font:1.0625rem/1.6 Arial,sans-serif;text-align:center}
h1{margin:0 0 1rem;line-height:1.15}
p{max-width:34rem;margin:0 0 1rem}
a{color:#9d0022}
</style>
</head>
<body>
<main>
<h1>${WORDS.heading}</h1>
<p>${sentence}</p>
<p>${WORDS.call} <a href="tel:${SCHOOL.phone}">${formatPhone(SCHOOL.phone)}</a></p>
</main>
</body>
</html>
`;

const PAGE = { type: 'text/html', body: buildPage(`${WORDS.page} <a href="">${WORDS.again}</a>.`) };
const FORM = { type: 'text/html', body: buildPage(WORDS.form) };
const API = {
  type: 'application/json',
  body: JSON.stringify({
    error: { code: 'service/unavailable', message: ERROR_MESSAGES['service/unavailable'] },
  }),
};

const refusalOf = ({ url, headers }: FastifyRequest) => {
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return FORM;
  return url.startsWith('/api/') || headers['x-nextjs-data'] !== undefined ? API : PAGE;
};

/** What people send is worth the most, and a balancer has to hear from us. */
const isUrgent = ({ method, url }: FastifyRequest): boolean =>
  HEALTH.test(url) || (url.startsWith('/api/') && method !== 'GET' && method !== 'HEAD');

/** Turns a request away for a few seconds: 503, as a small page or as an error of our API. */
const sendOverloaded = (request: FastifyRequest, reply: FastifyReply): void => {
  const { type, body } = refusalOf(request);
  reply.code(503).headers({
    'Retry-After': RETRY_AFTER_S,
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    Connection: 'close',
  });
  reply.send(body);
};

/**
 * Admission control. What people send and health checks always go on to Next, the rest only a few at
 * once while the event loop is late.
 */
export const shedLoad = (
  app: FastifyInstance,
  { maxEventLoopDelay = LONGEST_DELAY_MS } = {},
): void => {
  let running = 0;
  app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request, reply) => {
      if (running >= LEAST_RUNNING && !isUrgent(request)) sendOverloaded(request, reply);
    },
  });
  app.addHook('preHandler', (_request, { raw }, done) => {
    running += 1;
    raw.once('close', () => {
      running -= 1;
    });
    done();
  });
};
