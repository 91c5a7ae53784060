import fc from '@/lib/testing/properties';
import { parseViolations } from './violation';

const bySingle = (directive: unknown, blocked: unknown) =>
  parseViolations({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked } });

const inList = (effectiveDirective: unknown, blockedURL: unknown) =>
  parseViolations([{ type: 'csp-violation', body: { effectiveDirective, blockedURL } }]);

it.each([
  ['script-src-elem', 'inline', { directive: 'script-src-elem', blocked: 'inline' }],
  ['connect-src', 'eval', { directive: 'connect-src', blocked: 'eval' }],
  [
    'img-src',
    'https://ads.example/p.gif?mobile=9812345678#asha',
    { directive: 'img-src', blocked: 'https://ads.example' },
  ],
  [
    'connect-src',
    'wss://user:secret@chat.example:8443/x',
    { directive: 'connect-src', blocked: 'wss://chat.example:8443' },
  ],
  ['font-src', 'data:font/woff2;base64,AAAA', { directive: 'font-src', blocked: 'data' }],
  [
    'img-src',
    'https://9812345678.example',
    { directive: 'img-src', blocked: 'https://[digits].example' },
  ],
  ['img-src', 'javascript:alert(1)', { directive: 'img-src', blocked: 'other' }],
  ['img-src', 'Asha Rao', { directive: 'img-src', blocked: 'other' }],
  ['Asha Rao', '', { directive: 'other', blocked: 'other' }],
  ["style-src 'self' 9812345678", 'inline', { directive: 'style-src', blocked: 'inline' }],
  [7, ['inline'], { directive: 'other', blocked: 'other' }],
])('reads %p stopping %p alike in both spellings', (directive, blocked, expected) => {
  expect(bySingle(directive, blocked)).toEqual([expected]);
  expect(inList(directive, blocked)).toEqual([expected]);
});

it('reads the older name of the directive where the newer one is missing', () => {
  const report = { 'violated-directive': 'script-src', 'blocked-uri': 'inline' };
  expect(parseViolations({ 'csp-report': report })).toEqual([
    { directive: 'script-src', blocked: 'inline' },
  ]);
});

it('leaves out reports of other kinds, and what is beyond twenty', () => {
  expect(parseViolations([{ type: 'deprecation', body: {} }, null, 5])).toEqual([]);
  const many = Array.from({ length: 50 }, () => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'inline' },
  }));
  expect(parseViolations(many)).toHaveLength(20);
});

it.each([[null], ['text'], [{}], [{ 'csp-report': 'x' }], [5]])(
  'takes %j for no report',
  (body) => {
    expect(parseViolations(body)).toBeNull();
  },
);

it('keeps nothing but a directive and an origin, whatever is reported', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()),
      (directive, blocked) => {
        const [violation] = bySingle(directive, blocked) ?? [];
        expect(violation?.directive).toMatch(/^[a-z-]+$/);
        expect(violation?.blocked).toMatch(/^[a-z-]+$|^(https?|wss?):\/\/[^/?#@]+$/);
      },
    ),
  );
});
