/** What an answer has to carry: see lib/security/headers.mjs. */
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
  init?: Init;
};

type Init = { method?: string; headers?: Record<string, string>; body?: string };

const answeringWith =
  (has: HeaderSet) =>
  (name: string, path: string, status = 200, init?: Init): RouteClass => ({
    name,
    path,
    status,
    has,
    init,
  });

const page = answeringWith('page');
const endpoint = answeringWith('endpoint');
const bare = answeringWith('base');

const post = (body: string, headers: Record<string, string> = {}): Init => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

const FROM_ELSEWHERE = { Origin: 'https://evil.example' };
const FOREIGN_PICTURE = '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=640&q=75';

type Build = { buildId: string; chunk: string };

/** Every class of route that this site answers. `buildId` and `chunk` are those of the build. */
export const routeClasses = ({ buildId, chunk }: Build): RouteClass[] => [
  page('prerendered page', '/day-school'),
  page('the same from memory', '/day-school'),
  page('prerendered page with a query', '/day-school?utm_source=x'),
  page('rewritten page', '/bangalore-branches/jalahalli'),
  page('study page', '/maths-concepts/table-of-17'),
  page('rendered page', '/search?s=pune'),
  page('landing page', '/lp/pune'),
  page('campaign page', '/campaign/pune'),
  page('not found', '/no-such-page', 404),
  page('not found, rendered', '/lp/atlantis', 404),
  page('page by a wrong method', '/day-school', 405, { method: 'POST' }),
  page('data of a page', `/_next/data/${buildId}/day-school.json`),
  page('data of another build', '/_next/data/none/day-school.json', 404),
  page('robots', '/robots.txt'),
  page('security.txt', '/.well-known/security.txt'),
  page('sitemap', '/sitemap.xml'),
  page('feed', '/blog/feed.xml'),
  page('icon', '/icon.svg'),
  page('brochure', '/brochure.pdf'),
  page('redirect by a key', '/?key=1', 302),
  bare('redirect of a trailing slash', '/day-school/', 308),
  bare('redirect of an inner address', '/branches/pune', 308),
  bare('redirect of an odd spelling', '/pune-branches', 308),
  endpoint('endpoint', '/api/footer'),
  endpoint('endpoint by a wrong method', '/api/footer', 405, { method: 'PUT' }),
  endpoint('endpoint with a wrong body', '/api/enquiries', 400, post('{')),
  endpoint('endpoint asked by another site', '/api/otp/send', 403, post('{}', FROM_ELSEWHERE)),
  endpoint('health', '/api/health/ready'),
  endpoint('login endpoint', '/api/auth/csrf'),
  endpoint('no such endpoint', '/api/none', 404),
  bare('built file', chunk),
  bare('no such built file', '/_next/static/none.js', 404),
  bare('picture', '/pictures/fees.svg'),
  bare('resizing a picture, refused before Next', FOREIGN_PICTURE, 404),
  page('address that is no text', '/%ff', 404),
];
