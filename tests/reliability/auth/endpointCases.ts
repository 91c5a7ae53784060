import { gzipSync } from 'node:zlib';
import type { ApiRoute, ReadRoute, WrittenRoute } from '@/tests/reliability/support/apiRoutes';

/** One request that has to be refused, and how. */
export type Case = {
  what: string;
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  status: number;
  /** What has to stand in `Allow`. */
  allow?: string;
  /** Whether the answer carries an id that stands in the log. */
  hasId: boolean;
};

const LARGEST = 64 * 1024;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const typed = (type: string): Record<string, string> => ({ 'Content-Type': type });

const sized = (bytes: number): string =>
  JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) });

const methodCases = (route: ApiRoute, refused: string[], allow: string, body?: string): Case[] =>
  refused.map((method) => ({
    what: method,
    path: route.path,
    method,
    headers: body === undefined ? {} : typed(JSON_TYPE),
    body,
    status: 405,
    allow,
    hasId: !('isReport' in route),
  }));

const readCases = (route: ReadRoute): Case[] => [
  ...methodCases(route, ['DELETE', 'OPTIONS'], 'GET, HEAD'),
  ...methodCases(route, ['POST', 'PUT', 'PATCH'], 'GET, HEAD', '{}'),
];

type Post = Omit<Case, 'what' | 'status'>;

const packedCase = (post: Post): Case => ({
  ...post,
  what: 'packed',
  headers: { ...post.headers, 'Content-Encoding': 'gzip' },
  body: new Uint8Array(gzipSync(post.body ?? '')),
  status: 415,
});

const originCases = (post: Post): Case[] => [
  ...['https://evil.example', 'null', '!', 'http://127.0.0.1'].map((Origin) => ({
    ...post,
    what: `from ${Origin}`,
    headers: { ...post.headers, Origin },
    status: 403,
  })),
  ...['cross-site', 'same-site'].map((site) => ({
    ...post,
    what: `without Origin, ${site}`,
    headers: { ...post.headers, 'Sec-Fetch-Site': site },
    status: 403,
  })),
];

const writtenCases = (route: WrittenRoute): Case[] => {
  const { path, type = JSON_TYPE, takesForms = false, isReport = false, wrong } = route;
  const valid = JSON.stringify(route.body);
  const post = { path, method: 'POST', headers: typed(type), body: valid, hasId: !isReport };
  const odd = ['text/plain', 'multipart/form-data; boundary=x', 'text/html', 'application/jsonp'];
  const others = [...odd, ...(takesForms ? [] : [FORM_TYPE]), ...(isReport ? [JSON_TYPE] : [])];
  return [
    ...methodCases(route, ['GET', 'HEAD', 'DELETE', 'OPTIONS'], 'POST'),
    ...methodCases(route, ['PUT', 'PATCH'], 'POST', valid),
    ...others.map((name) => ({ ...post, what: name, headers: typed(name), status: 415 })),
    { ...post, what: 'no type', headers: {}, body: new TextEncoder().encode(valid), status: 415 },
    ...(isReport ? [] : [packedCase(post), ...originCases(post)]),
    { ...post, what: '64 KB and one byte', body: sized(LARGEST + 1), status: 413 },
    { ...post, what: '900 KB', body: sized(900 * 1024), status: 413 },
    ...[...wrong, '{', '', '\u0000', '{"a":1}}'].map((body) => ({
      ...post,
      what: `body ${JSON.stringify(body)}`,
      body,
      status: 400,
    })),
    { ...post, what: 'no UTF-8', body: new Uint8Array([0x22, 0xff, 0x22]), status: 400 },
  ];
};

/** Everything about a route that the one wrapper refuses. */
export const casesOf = (route: ApiRoute): Case[] =>
  route.method === 'GET' ? readCases(route) : writtenCases(route);
