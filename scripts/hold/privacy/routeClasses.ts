/** What an answer has to carry: see deploy/securityHeaders.js. */
export type HeaderSet =
  /** A page's policy, permissions and isolation. */
  | 'page'
  /** A policy under which nothing runs. */
  | 'endpoint'
  /** A file, a redirect or a refusal: nothing that a policy could speak of. */
  | 'base';

/** One class of route, and one request that stands for it. */
export type RouteClass = {
  name: string;
  path: string;
  status: number;
  has: HeaderSet;
  init?: { method?: string; headers?: Record<string, string>; body?: string };
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Every class of route that this site answers. `buildId` and `chunk` are those of the build. */
export const routeClasses = ({
  buildId,
  chunk,
}: {
  buildId: string;
  chunk: string;
}): RouteClass[] => [
  { name: 'prerendered page', path: '/day-school', status: 200, has: 'page' },
  { name: 'the same from memory', path: '/day-school', status: 200, has: 'page' },
  {
    name: 'prerendered page with a query',
    path: '/day-school?utm_source=x',
    status: 200,
    has: 'page',
  },
  { name: 'rewritten page', path: '/bangalore-branches/jalahalli', status: 200, has: 'page' },
  { name: 'study page', path: '/maths-concepts/table-of-17', status: 200, has: 'page' },
  { name: 'rendered page', path: '/search?s=pune', status: 200, has: 'page' },
  { name: 'landing page', path: '/lp/pune', status: 200, has: 'page' },
  { name: 'campaign page', path: '/campaign/pune', status: 200, has: 'page' },
  { name: 'not found', path: '/no-such-page', status: 404, has: 'page' },
  { name: 'not found, rendered', path: '/lp/atlantis', status: 404, has: 'page' },
  {
    name: 'page by a wrong method',
    path: '/day-school',
    status: 405,
    has: 'page',
    init: { method: 'POST' },
  },
  {
    name: 'data of a page',
    path: `/_next/data/${buildId}/day-school.json`,
    status: 200,
    has: 'page',
  },
  {
    name: 'data of another build',
    path: '/_next/data/none/day-school.json',
    status: 404,
    has: 'page',
  },
  { name: 'robots', path: '/robots.txt', status: 200, has: 'page' },
  { name: 'sitemap', path: '/sitemap.xml', status: 200, has: 'page' },
  { name: 'feed', path: '/blog/feed.xml', status: 200, has: 'page' },
  { name: 'icon', path: '/icon.svg', status: 200, has: 'page' },
  { name: 'brochure', path: '/brochure.pdf', status: 200, has: 'page' },
  { name: 'redirect by a key', path: '/?key=1', status: 302, has: 'page' },
  { name: 'redirect of a trailing slash', path: '/day-school/', status: 308, has: 'base' },
  { name: 'redirect of an inner address', path: '/branches/pune', status: 308, has: 'base' },
  { name: 'redirect of an odd spelling', path: '/pune-branches', status: 308, has: 'base' },
  { name: 'endpoint', path: '/api/footer', status: 200, has: 'endpoint' },
  {
    name: 'endpoint by a wrong method',
    path: '/api/footer',
    status: 405,
    has: 'endpoint',
    init: { method: 'PUT' },
  },
  {
    name: 'endpoint with a wrong body',
    path: '/api/enquiries',
    status: 400,
    has: 'endpoint',
    init: { method: 'POST', headers: JSON_TYPE, body: '{' },
  },
  {
    name: 'endpoint asked by another site',
    path: '/api/otp/send',
    status: 403,
    has: 'endpoint',
    init: { method: 'POST', headers: { ...JSON_TYPE, Origin: 'https://evil.example' }, body: '{}' },
  },
  { name: 'health', path: '/api/health/ready', status: 200, has: 'endpoint' },
  { name: 'login endpoint', path: '/api/auth/csrf', status: 200, has: 'endpoint' },
  { name: 'no such endpoint', path: '/api/none', status: 404, has: 'endpoint' },
  { name: 'built file', path: chunk, status: 200, has: 'base' },
  { name: 'no such built file', path: '/_next/static/none.js', status: 404, has: 'base' },
  { name: 'picture', path: '/pictures/fees.svg', status: 200, has: 'base' },
  { name: 'script of the first paint', path: '/first-paint.js', status: 200, has: 'base' },
  {
    name: 'resizing a picture, refused before Next',
    path: '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=640&q=75',
    status: 404,
    has: 'base',
  },
  { name: 'address that is no text', path: '/%ff', status: 404, has: 'page' },
];
