import { anyText } from '@/lib/testing/anyText';
import fc from '@/lib/testing/properties';
import { refusalFor } from './badRequest';

const HOST = 'school.example';

const ask = (url: string, { method = 'GET', host = HOST as string | undefined } = {}) =>
  refusalFor({ method, url, headers: { host } });

it.each([
  ['*'],
  ['http://school.example/'],
  ['https://elsewhere.example/login'],
  ['school.example:443'],
  [''],
])('refuses the target %p, which is no path', (url) => {
  expect(ask(url)).toEqual({ status: 400, text: expect.any(String) });
});

it.each([
  [''],
  ['a b'],
  ['%ff'],
  ['@'],
  ['user@school.example'],
  ['school.example/path'],
  ['school.example?'],
  ['[::1'],
  ['school.example:99999'],
  ['1.2.3.4.5:80'],
  ['a'.repeat(301)],
])('refuses the host %p', (host) => {
  expect(ask('/', { host })).toMatchObject({ status: 400 });
});

it.each([
  ['school.example'],
  ['SCHOOL.example.:8443'],
  ['localhost:3000'],
  ['site_1'],
  ['127.0.0.1:3000'],
  ['[::1]:3000'],
  [undefined],
])('takes the host %p', (host) => {
  expect(ask('/', { host })).toBeNull();
});

it('refuses TRACE, and takes every other method', () => {
  expect(ask('/lp/pune', { method: 'TRACE' })).toMatchObject({ status: 400 });
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect(ask('/lp/pune', { method })).toBeNull();
});

it.each([
  ['/_next/image'],
  ['/_next/image/'],
  ['/_next/image?url=%2Fpi%E0%A4%A'],
  ['/_next/image?url=%2Fx.p..\\ng&w=640&q=75'],
  ['/_next/image?url=%2Fpictures%2F..%2Fa.png&w=640&q=75'],
  ['/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=640&q=75'],
  ['/_next/image?url=%2F%2Fevil.example%2Fa.png&w=640&q=75'],
  ['/_next/image?url=%2Fpictures%2Fa.svg&w=640&q=75'],
  ['/_next/image?url=%2Fapi%2Ffooter&w=640&q=75'],
  ['/_next/image?w=640&url=%2Fpictures%2Fa.png&q=75'],
  ['/_next/image?url=%2Fpictures%2Fa.png&w=640&q=75&again=1'],
  ['/_next/image?url=%2Fpictures%2F9000000001.png&w=640&q=75'],
  ['/_next/image?url=%2F_next%2Fstatic%2Fmedia%2Fasha-rao.1a2b3c.webp&w=1920&q=75'],
  ['/%5fnext/image?url=%2Fpictures%2Fa.png&w=640&q=75'],
])('has no image at %p', (url) => {
  expect(ask(url)).toMatchObject({ status: 404 });
});

it.each([['/_next/image?url=%2Fshare%2Fabout.png&w=640&q=75']])(
  'leaves the resizing of an image of ours to Next: %p',
  (url) => {
    expect(ask(url)).toBeNull();
  },
);

it.each([
  ['/'],
  ['/_next/images'],
  ['/search?s=%ff'],
  ['/%'],
  ['/%ff'],
  ['//'],
  ['/\\'],
  ['/\t/%'],
  ['/api/auth/callbacks'],
  ['/api/auth/session'],
])('leaves %p to the site', (url) => {
  expect(ask(url)).toBeNull();
});

it('never throws, and refuses with a status below 500', () => {
  fc.assert(
    fc.property(
      anyText({ maxLength: 200 }),
      fc.option(anyText({ maxLength: 100 }), { nil: undefined }),
      fc.constantFrom('GET', 'POST', 'TRACE'),
      (url, host, method) => {
        const refusal = ask(url, { host, method });
        expect(refusal === null || (refusal.status >= 400 && refusal.status < 500)).toBe(true);
        const path = ask(`/${url}`, { method });
        expect(path === null || path.status < 500).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

it('reads a host and an address of 50,000 characters at once', () => {
  const startedAt = performance.now();
  for (const filler of ['a', 'a.', '-', ':', '/', '%41', '[', '..']) {
    ask(`/${filler.repeat(50_000)}`, { host: filler.repeat(50_000) });
  }
  expect(performance.now() - startedAt).toBeLessThan(500);
});
