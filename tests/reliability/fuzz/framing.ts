import { type Attack, HIDDEN_REQUEST, toRaw } from './attack';
import type { Random } from './random';

const PATHS = ['/', '/api/otp/send', '/api/enquiries', '/search?s=a', '/no-such-page', '/lp/pune'];
const JSON_TYPE = 'Content-Type: application/json';

const chunk = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n`;

/** Requests whose end can be read in two ways, with another request behind one of the ends. */
const AMBIGUOUS: readonly ((path: string) => string)[] = [
  (path) => post(path, ['Content-Length: 0', `Content-Length: ${HIDDEN_REQUEST.length}`]),
  (path) => post(path, [`Content-Length: ${HIDDEN_REQUEST.length}, 0`]),
  (path) => post(path, ['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  (path) => post(path, ['Transfer-Encoding: chunked', 'Content-Length: 9'], '0\r\n\r\n'),
  (path) => post(path, ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'),
  (path) => post(path, ['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
  (path) => post(path, ['Transfer-Encoding : chunked'], '0\r\n\r\n'),
  (path) => post(path, ['Transfer-Encoding:\u000bchunked'], '0\r\n\r\n'),
  (path) => post(path, [' Transfer-Encoding: chunked'], '0\r\n\r\n'),
  (path) => post(path, ['X: 1\nTransfer-Encoding: chunked'], '0\r\n\r\n'),
  (path) => post(path, ['X: 1\r\n folded: 1', 'Content-Length: +3'], 'abc'),
  (path) => post(path, ['Content-Length: 0x3'], 'abc'),
  (path) => post(path, ['Content-Length: -1'], ''),
  (path) => post(path, ['Content-Length: 99999999999999999999'], ''),
  (path) => post(path, ['Transfer-Encoding: chunked'], '0x5\r\nabcde\r\n0\r\n\r\n'),
  (path) => post(path, ['Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\n`),
  (path) => post(path, ['Transfer-Encoding: chunked'], '5\nabcde\n0\n\n'),
];

const post = (path: string, headers: string[], body = ''): string =>
  toRaw({
    method: 'POST',
    target: path,
    headers: [JSON_TYPE, ...headers],
    body,
    isKeepAlive: true,
  }) + HIDDEN_REQUEST;

/** Two servers could disagree on where it ends: refused and closed is what is expected. */
export const ambiguous = (random: Random): Attack => ({
  family: 'ambiguous end',
  raw: random.pick(AMBIGUOUS)(random.pick(PATHS)),
  requests: 1,
  isOpenEnded: true,
});

/** A whole request inside the body of another, by length or by chunks. */
export const hidden = (random: Random): Attack => {
  const target = random.pick(PATHS);
  const method = random.pick(['POST', 'PUT', 'GET', 'DELETE']);
  const isChunked = random.happens(0.5);
  return {
    family: 'request in a body',
    raw: toRaw({
      method,
      target,
      headers: [JSON_TYPE, ...(isChunked ? ['Transfer-Encoding: chunked'] : [])],
      body: isChunked ? `${chunk(HIDDEN_REQUEST)}0\r\n\r\n` : HIDDEN_REQUEST,
    }),
    requests: 1,
  };
};

/** Several requests sent at once: each gets its answer, and no more. */
export const pipelined = (random: Random): Attack => {
  const requests = 2 + random.below(4);
  const stored = Array.from({ length: requests - 1 }, () =>
    toRaw({ target: random.pick(['/', '/no-such-page', '/login']), isKeepAlive: true }),
  );
  return { family: 'pipelining', raw: stored.join('') + toRaw({}), requests };
};

/** The sender goes away after the first part. */
export const halfSent = (random: Random): Attack => {
  const whole = toRaw({
    method: 'POST',
    target: random.pick(PATHS),
    headers: [JSON_TYPE, 'Content-Length: 500'],
    body: '{"mobile":"98',
  });
  return {
    family: 'half sent',
    raw: whole.slice(0, 1 + random.below(whole.length)),
    requests: 1,
    isOpenEnded: true,
  };
};

const BAD_LINES = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET  /  HTTP/1.1\r\n\r\n',
  'get / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\nHost: a\nConnection: close\n\n',
  'GET / HTTP/1.0\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n: empty\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nX\u0000Y: 1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n',
  '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000\u0000\u00a1\u0003\u0003',
] as const;

/** Not quite HTTP. */
export const badLine = (random: Random): Attack => ({
  family: 'not quite HTTP',
  raw: random.happens(0.3) ? `${random.bytes(60)}\r\n\r\n` : random.pick(BAD_LINES),
  requests: 1,
  isOpenEnded: true,
});
