import { baseHeaders, headerRules } from '@/lib/security/headers.mjs';
import { missingHeaders } from './missingHeaders';

const SITE_URL = 'https://www.example.com';
const [page] = headerRules('production');

const answer = (changes: Record<string, string | null> = {}): Headers => {
  const headers = new Headers();
  for (const { key, value } of [...baseHeaders({ SITE_URL }), ...(page?.headers ?? [])]) {
    headers.set(key, value);
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
};

const policy = answer().get('Content-Security-Policy') ?? '';

it('finds nothing missing where all stands', () => {
  expect(missingHeaders(answer(), 'page', true)).toEqual([]);
});

it.each([
  ['X-Content-Type-Options', null],
  ['Referrer-Policy', 'unsafe-url'],
  ['Strict-Transport-Security', 'max-age=0'],
  ['Permissions-Policy', ''],
  ['Cross-Origin-Opener-Policy', 'unsafe-none'],
  ['Cross-Origin-Resource-Policy', null],
  ['Reporting-Endpoints', null],
  ['Content-Security-Policy', null],
  [
    'Content-Security-Policy',
    policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ],
  ['Content-Security-Policy', policy.replace("script-src 'self'", 'script-src *')],
  ['Content-Security-Policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *')],
  ['Content-Security-Policy', policy.replace("; object-src 'none'", '')],
])('misses %s where it is %p', (name, value) => {
  expect(missingHeaders(answer({ [name]: value }), 'page', true)).toEqual([name]);
});

it('wants no word of https from a site without it', () => {
  expect(missingHeaders(answer(), 'page', false)).toEqual(['no Strict-Transport-Security']);
});

it('does not take the policy of a page for that of an endpoint', () => {
  expect(missingHeaders(answer(), 'endpoint', true)).toEqual(['Content-Security-Policy']);
});
