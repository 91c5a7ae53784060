import type { Random } from './random';

/** Headers that Next uses for itself: sent by a visitor they must change nothing. */
const INTERNAL = [
  'x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware',
  'x-middleware-subrequest: src/middleware:src/middleware:src/middleware',
  'x-middleware-invoke: 1',
  'x-middleware-rewrite: /api/enquiries/mine',
  'x-middleware-next: 1',
  'x-middleware-set-cookie: a=b',
  'x-middleware-override-headers: cookie',
  'x-nextjs-data: 1',
  'x-matched-path: /api/enquiries/mine',
  'x-matched-path: /%ff',
  'x-now-route-matches: 1=%ff&nxtPcity=%',
  'x-invoke-path: /_error',
  'x-invoke-status: 500',
  'x-invoke-error: {"message":"x"}',
  'x-invoke-query: %7B%22__proto__%22%3A1%7D',
  'x-invoke-output: /api/health/live',
  'x-prerender-revalidate: x',
  'x-prerender-revalidate-if-generated: 1',
  'x-next-cache-tags: %ff',
  'x-next-resume-state-length: 99999',
  'next-resume: 1',
  'next-action: 00',
  'rsc: 1',
  'next-router-state-tree: %5B%ff',
  'next-router-prefetch: 1',
  'next-router-segment-prefetch: /../..',
  'next-url: //evil.example',
  'x-opaline-visit: %ff',
  'cookie: __prerender_bypass=x; __next_preview_data=y',
] as const;

const ORDINARY = [
  'range: bytes=0-1',
  'range: bytes=-1,0-,5-2,99999999999999-',
  'range: \u00ff',
  'if-none-match: *',
  'if-modified-since: never',
  'accept: */*;q=\u00ff',
  'accept-encoding: br;q=NaN, gzip;q=1e9, *;q=-1',
  'accept-language: %ff;q=2',
  'cookie: next-auth.session-token=%ff',
  'cookie: next-auth.session-token=a.b.c.d.e; next-auth.session-token.0=x',
  'cookie: \u00ff\u00fe=;;;=;__proto__=1; constructor=%',
  'cookie: next-auth.callback-url=http%3A%2F%2Fevil.example; next-auth.csrf-token=%7C',
  'origin: null',
  'origin: http://evil.example',
  'origin: \u00ff',
  'referer: http://[::1',
  'referer: javascript:alert(1)',
  'content-type: application/json; charset=utf-16',
  'content-type: multipart/form-data',
  'content-encoding: gzip',
  'sec-fetch-site: cross-site',
  'x-forwarded-host: evil.example, \u00ff',
  'x-forwarded-host: a b',
  'x-forwarded-proto: javascript',
  'x-forwarded-port: NaN',
  'x-request-id: \u00ff\u00fe{}',
  'x-http-method-override: DELETE',
  'expect: 100-continue',
  'expect: 200-maybe',
  'upgrade: h2c',
  'te: trailers',
  'trailer: host',
  'authorization: Bearer \u00ff',
  '__proto__: 1',
] as const;

const BAD_HOSTS = [
  'host: ',
  'host: a b',
  'host: %ff',
  'host: \u00ff',
  'host: [::1',
  'host: a:99999999',
  'host: @',
  'host: a/../b',
  'host: a?b',
  'host: evil.example',
] as const;

/** Up to three headers that mean nothing good. */
export const oddHeaders = (random: Random): string[] => {
  const lists = [
    INTERNAL,
    ORDINARY,
    ORDINARY,
    [...ORDINARY, `x-junk: ${random.bytes(12).replaceAll(/[\r\n\0]/g, '')}`],
  ];
  return Array.from({ length: 1 + random.below(3) }, () =>
    random.pick<string>(random.pick<readonly string[]>(lists)),
  );
};

export const badHost = (random: Random): string => random.pick(BAD_HOSTS);

/** Names of the middleware that some release took for its own request. */
export const subrequestHeader = (random: Random): string =>
  `x-middleware-subrequest: ${Array.from({ length: 1 + random.below(8) }, () => random.pick(['middleware', 'src/middleware', 'pages/_middleware'])).join(':')}`;

/** A kilobyte more or less than what a server takes. */
export const hugeHeaders = (random: Random): string[] =>
  random.pick([
    [`x-long: ${'a'.repeat(random.pick([7_000, 9_000, 15_000, 17_000, 40_000]))}`],
    Array.from({ length: random.pick([90, 500, 2500]) }, (_, at) => `x-${at}: 1`),
    [`cookie: ${'a=b; '.repeat(random.pick([500, 1500, 4000]))}`],
  ]);
