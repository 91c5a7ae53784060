import { createHash } from 'node:crypto';
import { FIRST_PAINT_SCRIPT } from '@/lib/chrome/firstPaintScript.mjs';
import { apiPolicy, pagePolicy } from './policy.mjs';

const FIRST_PAINT = `'sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}'`;

const TODAY =
  `default-src 'self'; script-src 'self' ${FIRST_PAINT}; ` +
  "style-src 'self' 'unsafe-inline'; img-src 'self'; " +
  "font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; " +
  "base-uri 'none'; object-src 'none'; report-uri /api/csp-report; report-to csp";

const ALL = {
  NEXT_PUBLIC_GTM_ID: 'GTM-TEST1',
  NEXT_PUBLIC_META_PIXEL_ID: '123456789',
  NEXT_PUBLIC_GOOGLE_ADS_ID: 'AW-123456789',
  NEXT_PUBLIC_CHAT_WIDGET_SRC: 'https://chat.example/widget.js',
  NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC: 'https://cdn.example/framework.js',
  NEXT_PUBLIC_SPEED_SCRIPT_SRC: 'https://speed.example/measure.js',
  BROCHURE_URL: 'https://files.example/brochure.pdf',
};

const policyOf = (env: Record<string, string | undefined>, mode = 'production'): string =>
  pagePolicy(mode, env);

const sources = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([directive]) => directive === name)
    ?.slice(1) ?? [];

it.each([
  ['nothing is set', {}],
  [
    'everything is set to nothing',
    { NEXT_PUBLIC_GTM_ID: '', NEXT_PUBLIC_CHAT_WIDGET_SRC: undefined },
  ],
  ['the brochure is ours', { BROCHURE_URL: '/brochure.pdf' }],
  ['an address is wrong, which the start refuses', { NEXT_PUBLIC_CHAT_WIDGET_SRC: 'chat' }],
])('lets in nobody where %s', (_, env) => {
  expect(policyOf(env)).toBe(TODAY);
});

it.each([
  ['NEXT_PUBLIC_GTM_ID', 'script-src', '*.googletagmanager.com'],
  ['NEXT_PUBLIC_GTM_ID', 'img-src', '*.google-analytics.com'],
  ['NEXT_PUBLIC_GTM_ID', 'connect-src', '*.analytics.google.com'],
  ['NEXT_PUBLIC_GTM_ID', 'frame-src', 'www.googletagmanager.com'],
  ['NEXT_PUBLIC_GOOGLE_ADS_ID', 'script-src', 'www.googletagmanager.com'],
  ['NEXT_PUBLIC_GOOGLE_ADS_ID', 'script-src', 'www.googleadservices.com'],
  ['NEXT_PUBLIC_GOOGLE_ADS_ID', 'img-src', 'www.google.co.in'],
  ['NEXT_PUBLIC_GOOGLE_ADS_ID', 'connect-src', 'pagead2.googlesyndication.com'],
  ['NEXT_PUBLIC_GOOGLE_ADS_ID', 'frame-src', 'td.doubleclick.net'],
  ['NEXT_PUBLIC_META_PIXEL_ID', 'script-src', 'connect.facebook.net'],
  ['NEXT_PUBLIC_META_PIXEL_ID', 'img-src', 'www.facebook.com'],
  ['NEXT_PUBLIC_META_PIXEL_ID', 'connect-src', 'www.facebook.com'],
  ['NEXT_PUBLIC_CHAT_WIDGET_SRC', 'script-src', 'chat.example'],
  ['NEXT_PUBLIC_CHAT_WIDGET_SRC', 'connect-src', 'wss://chat.example'],
  ['NEXT_PUBLIC_CHAT_WIDGET_SRC', 'frame-src', 'chat.example'],
  ['NEXT_PUBLIC_SPEED_SCRIPT_SRC', 'script-src', 'speed.example'],
  ['NEXT_PUBLIC_SPEED_SCRIPT_SRC', 'connect-src', 'speed.example'],
  ['NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC', 'script-src', 'cdn.example'],
  ['NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC', 'style-src', 'cdn.example'],
  ['BROCHURE_URL', 'connect-src', 'files.example'],
] as const)('with %s, %s lets in %s, and only then', (variable, directive, host) => {
  const { [variable]: value, ...others } = ALL;
  expect(sources(policyOf({ [variable]: value }), directive)).toContain(host);
  const isShared = host === 'www.googletagmanager.com';
  expect(sources(policyOf(isShared ? {} : others), directive)).not.toContain(host);
});

it('lets a brochure on another host be asked for, and nothing else', () => {
  const brochure = policyOf({ BROCHURE_URL: 'https://files.example/a/b.pdf' });
  expect(brochure).toBe(TODAY.replace("connect-src 'self'", "connect-src 'self' files.example"));
});

it('knows the brochure while developing too', () => {
  expect(policyOf({ BROCHURE_URL: ALL.BROCHURE_URL }, 'development')).toContain('files.example');
});

it('lets in no script inside a page but our own, nor one made of text, whatever is set', () => {
  const policy = policyOf(ALL);
  expect(policy.match(/'(sha|nonce)/g)).toHaveLength(1);
  expect(sources(policy, 'script-src')).not.toContain("'unsafe-inline'");
  expect(sources(policy, 'script-src')).not.toContain("'unsafe-eval'");
  for (const name of ['default-src', 'form-action'])
    expect(sources(policy, name)).toEqual(["'self'"]);
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) {
    expect(sources(policy, name)).toEqual(["'none'"]);
  }
});

it('names no host twice, and stands on its own where a port needs a colon', () => {
  const connect = sources(policyOf(ALL), 'connect-src');
  expect(connect).toEqual([...new Set(connect)]);
  const withPort = { NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC: 'http://127.0.0.1:9000/a.js' };
  expect(sources(policyOf(withPort), 'script-src')).toEqual([
    "'self'",
    FIRST_PAINT,
    '127.0.0.1:9000',
  ]);
});

it('needs no colon, which would cost speed, except for the chat', () => {
  const { NEXT_PUBLIC_CHAT_WIDGET_SRC: _, ...withoutChat } = ALL;
  expect(policyOf(withoutChat)).not.toContain(':');
});

it('keeps what the development server needs', () => {
  const policy = policyOf(ALL, 'development');
  // Beside a hash, browsers would ignore 'unsafe-inline'.
  expect(policy).not.toContain('sha256-');
  expect(sources(policy, 'script-src')).toEqual(
    expect.arrayContaining(["'unsafe-eval'", 'chat.example']),
  );
  expect(sources(policy, 'connect-src')).toContain('ws:');
});

it('reports nothing while developing, where a mistake is seen in the console', () => {
  expect(policyOf({}, 'development')).not.toContain('report');
});

it('lets an answer of an endpoint run nothing at all, nor stand in a frame', () => {
  expect(sources(apiPolicy(), 'default-src')).toEqual(["'none'"]);
  expect(sources(apiPolicy(), 'frame-ancestors')).toEqual(["'none'"]);
  expect(apiPolicy()).not.toContain('script');
});
