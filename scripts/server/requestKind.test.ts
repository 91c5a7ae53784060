import { kindOf } from './requestKind.mjs';

it.each([
  ['GET', '/', 'page'],
  ['HEAD', '/fees', 'page'],
  ['GET', '/search?s=fees', 'page'],
  ['GET', '/_next/data/build/fees.json', 'page'],
  ['GET', '/_next/image?url=%2Fa.png', 'page'],
  ['GET', '/sitemap.xml', 'page'],
  ['POST', '/', 'page'],
  ['GET', '/_next/static/chunks/main.js', 'file'],
  ['GET', '/brochure.pdf', 'file'],
  ['GET', '/api/search?s=fees', 'read'],
  ['GET', '/api/auth/session', 'read'],
  ['POST', '/api/enquiries', 'send'],
  ['POST', '/api/otp/send', 'send'],
  ['POST', '/api/auth/callback/otp', 'send'],
  ['GET', '/api/health/ready', 'health'],
  ['GET', '/api/health/live?from=balancer', 'health'],
  ['GET', '/metrics', 'health'],
])('takes %s %s for a %s', (method, url, kind) => {
  expect(kindOf({ method, url })).toBe(kind);
});
