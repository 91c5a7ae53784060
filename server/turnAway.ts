import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_MESSAGES, type ErrorCode } from '@/data/copy/errors';
import type { OVERLOADED_COPY } from '@/data/copy/turnedAway';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';

/** `api` where scripts say other words than the code's own, which forms show as they are. */
type Words = typeof OVERLOADED_COPY & { api?: string };
type Body = { type: string; body: string };

export type Refusals = { status: number; page: Body; form: Body; api: Body };

const buildPage = (words: Words, sentence: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} | ${SCHOOL.name}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#fffcf8;color:#1f1a1c;font:1.0625rem/1.6 Arial,sans-serif;text-align:center}
h1{margin:0 0 1rem;line-height:1.15}
p{max-width:34rem;margin:0 0 1rem}
a{color:#9d0022}
</style>
</head>
<body>
<main>
<h1>${words.heading}</h1>
<p>${sentence}</p>
<p>${words.call} <a href="tel:${SCHOOL.phone}">${formatPhone(SCHOOL.phone)}</a></p>
</main>
</body>
</html>
`;

const asPage = (words: Words, sentence: string): Body => ({
  type: 'text/html',
  body: buildPage(words, sentence),
});

const apiMessage = ({ api, call }: Words, code: ErrorCode): string =>
  api === undefined ? ERROR_MESSAGES[code] : `${api} ${call} ${formatPhone(SCHOOL.phone)}`;

/** What is said instead of a page, after a plain form, and by our API. Built once, since it has to be cheap. */
export const buildRefusals = (status: number, words: Words, code: ErrorCode): Refusals => ({
  status,
  page: asPage(words, `${words.page} <a href="">${words.again}</a>.`),
  form: asPage(words, words.form),
  api: {
    type: 'application/json',
    body: JSON.stringify({ error: { code, message: apiMessage(words, code) } }),
  },
});

const bodyFor = ({ url, headers }: FastifyRequest, { page, form, api }: Refusals): Body => {
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return form;
  const isRead = url.startsWith('/api/') || url.startsWith('/_next/data/');
  return isRead || headers['x-nextjs-data'] !== undefined ? api : page;
};

/** Answers a request without Next, and closes its connection; `retryAfter` is in seconds. */
export const turnAway = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusals: Refusals,
  retryAfter: number,
): FastifyReply => {
  const { type, body } = bodyFor(request, refusals);
  return reply
    .code(refusals.status)
    .headers({
      'Retry-After': retryAfter,
      'Cache-Control': 'no-store',
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      Connection: 'close',
    })
    .send(body);
};
