import { createFill } from './startValues';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const POLICY = "default-src 'self'; connect-src 'self'; report-to csp";
const SITE = { SITE_URL: 'https://school.example/' };

const fill = (
  text: string,
  headers: Record<string, string>,
  env: Record<string, string> = SITE,
) => {
  const rawPayload = Buffer.from(text);
  const filled = createFill(env)({ statusCode: 200, headers, rawPayload });
  return { headers: filled.headers, text: filled.rawPayload.toString() };
};

it.each([
  ['a page', 'text/html; charset=utf-8'],
  ['a sitemap', 'application/xml; charset=utf-8'],
  ['a feed', 'application/atom+xml; charset=utf-8'],
  ['the data of a page', 'application/json'],
  ['robots.txt', 'text/plain; charset=utf-8'],
])('says in %s where the site is, every time', (_what, type) => {
  const { text } = fill('https://site.invalid/a – “ü” https://site.invalid', {
    'content-type': type,
  });
  expect(text).toBe('https://school.example/a – “ü” https://school.example');
});

it('leaves bytes that are no text as they are', () => {
  const body = Buffer.from([0xff, 0xd8, 0xff]);
  const answer = { statusCode: 200, headers: { 'content-type': 'image/webp' }, rawPayload: body };
  expect(createFill(SITE)(answer).rawPayload).toBe(body);
});

it('says this machine where SITE_URL is not set, and at which port', () => {
  expect(fill('https://site.invalid', HTML, { PORT: '8080' }).text).toBe('http://localhost:8080');
});

it('takes no sign of SITE_URL for a command', () => {
  expect(fill('https://site.invalid', HTML, { SITE_URL: "https://a$'b" }).text).toBe(
    "https://a$'b",
  );
});

it.each([
  ['https://files.example/a.pdf', "connect-src 'self' files.example;"],
  ['/files/a.pdf', "connect-src 'self';"],
  ['', "connect-src 'self';"],
])('with BROCHURE_URL %p a page may ask for it: %s', (BROCHURE_URL, expected) => {
  const { headers } = fill('', { ...HTML, 'content-security-policy': POLICY }, { BROCHURE_URL });
  expect(headers['content-security-policy']).toContain(expected);
});

it('adds no policy to an answer that has none', () => {
  const env = { BROCHURE_URL: 'https://files.example/a.pdf' };
  expect(fill('', HTML, env).headers).toEqual(HTML);
});
