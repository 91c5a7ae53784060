import { PHONE_NUMBERS } from '@/data/phones';
import { listRoutes } from '@/data/routes/routes';
import type { RawAnswer } from '@/e2e/support/askRaw';
import { buildIdOf, pagePropsOf, test } from '@/e2e/support/chromeRequests';
import { expect } from '@/e2e/support/test';
import { toVariantPath } from '@/lib/chrome/landingVariant';
import { IS_LONG } from '@/lib/testing/size';

/** The home page of the site, in whatever spelling of its own address. */
const isHome = (location: string | undefined): boolean =>
  new URL(location ?? '/nowhere', 'http://127.0.0.1').pathname === '/' &&
  !location?.includes('key');

test.describe('a page address with a key', () => {
  for (const path of [
    '/?key=1',
    '/?k%65y=1',
    '/?%6B%65%79=1',
    '/?%6b%65%79=%20',
    '/?key=%',
    '/?key==',
    '/?a=1&key=1',
    '/?a=%ZZ&key=1',
    '/?&&key=1',
    '/?key=&key=1',
    '/?key=1&key=',
    '/?key=1#key',
    `/?key=${'1'.repeat(5000)}`,
    '/?key=%F0%9F%98%80',
    '/?key=<b>',
    '/day-school?key=1',
    '/%64ay-school?key=1',
    '/bangalore-branches/jalahalli?utm_source=google&key=1',
    '/search?s=pune&key=1',
    '/login?key=1',
    '/no-such-page?key=1',
    '/campaign/pune?key=1',
    '/lp/pune?utm_source=google&k%65y=1',
    '/transfer-admission?key=1',
  ]) {
    test(`${path.slice(0, 60)} leads to the home page`, async ({ ask }) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(302);
      expect(isHome(headers.location)).toBe(true);
    });
  }

  for (const path of [
    '/?key',
    '/?key=',
    '/?key=&key=',
    '/?Key=1',
    '/?keys=1',
    '/?monkey=1',
    '/?key[]=1',
    '/?%20key=1',
    '/?k%2565y=1',
    '/?a=key',
    '/?a=1;key=1',
    '/day-school?q=key%3D1',
    '/icon.svg?key=1',
    '/brochure.pdf?key=1',
    '/api/health/live?key=1',
    '/api/footer?key=1',
  ]) {
    test(`${path} is no such address`, async ({ ask }) => {
      expect((await ask(path)).status).toBe(200);
    });
  }

  test('a file of the build is not one', async ({ ask }) => {
    const { body } = await ask('/');
    const script = body.match(/\/_next\/static\/[^"]+\.js/)?.[0] ?? '/none';
    expect((await ask(`${script}?key=1`)).status).toBe(200);
  });

  for (const method of ['HEAD', 'POST']) {
    test(`${method} is sent there as well`, async ({ ask }) => {
      expect((await ask('/day-school?key=1', { method })).status).toBe(302);
    });
  }

  test('a change of page within the site is told so', async ({ ask }) => {
    const { body } = await ask('/');
    const { headers } = await ask(`/_next/data/${buildIdOf(body)}/day-school.json?key=1`);
    expect(isHome(headers['x-nextjs-redirect']?.toString() ?? headers.location)).toBe(true);
  });

  test('the home page that it leads to is no such address again', async ({ ask }) => {
    const { headers } = await ask('/?key=1');
    const { pathname, search } = new URL(headers.location ?? '/', 'http://127.0.0.1');
    expect((await ask(pathname + search)).status).toBe(200);
  });
});

const VARIANT = '/landing/google/campaignv1/sonipat';

/** Headers by which a request from outside has tried to pass a middleware by, or to speak for it. */
const TRICKS: Record<string, Record<string, string>> = {
  'x-middleware-rewrite': { 'x-middleware-rewrite': VARIANT, 'x-nextjs-rewrite': VARIANT },
  'x-middleware-subrequest': {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-middleware-rewrite': VARIANT,
  },
  'x-middleware-subrequest of a src folder': {
    'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware',
    'x-middleware-rewrite': VARIANT,
  },
  'x-nextjs-data': { 'x-nextjs-data': '1', 'x-nextjs-rewrite': VARIANT },
  'x-middleware-override-headers': {
    'x-middleware-override-headers': 'x-middleware-rewrite',
    'x-middleware-request-x-middleware-rewrite': VARIANT,
  },
  'x-middleware-next and -skip': { 'x-middleware-next': '1', 'x-middleware-skip': '1' },
  'x-matched-path and x-invoke-path': {
    'x-matched-path': '/landing/[number]/campaignv1/[...slug]',
    'x-now-route-matches': 'number=google&slug=sonipat',
    'x-invoke-path': VARIANT,
  },
};

for (const [name, headers] of Object.entries(TRICKS)) {
  test(`${name} from outside changes nothing on a landing page`, async ({ ask }) => {
    const { status, body } = await ask('/campaignv1/sonipat', { headers });
    expect(status).toBe(200);
    expect(pagePropsOf(body)).toHaveProperty('contact.phone', PHONE_NUMBERS.ncr.header);
  });

  test(`${name} from outside does not keep a key from being seen`, async ({ ask }) => {
    expect((await ask('/day-school?key=1', { headers })).status).toBe(302);
    expect((await ask('/lp/pune?key=1', { headers })).status).toBe(302);
  });

  test(`${name} from outside is not repeated in the answer`, async ({ ask }) => {
    const answer = await ask('/lp/pune', { headers });
    expect(JSON.stringify(answer.headers)).not.toContain('sonipat');
  });
}

test('a fetch ahead that claims to come from the middleware cannot choose the number, and nothing is kept', async ({
  ask,
}) => {
  const { body, headers } = await ask('/campaignv1/sonipat', {
    headers: { 'x-middleware-prefetch': '1', 'x-middleware-rewrite': VARIANT },
  });
  expect(body).not.toContain(PHONE_NUMBERS.google.header);
  expect(headers['cache-control']).toContain('no-store');
});

test('the data of a landing page has the same number as the page', async ({ ask }) => {
  const { body } = await ask('/lp/pune');
  const { status, body: json } = await ask(
    `/_next/data/${buildIdOf(body)}/lp/gurgaon.json?city=gurgaon&utm_source=google`,
    { headers: { 'x-nextjs-data': '1' } },
  );
  expect(status).toBe(200);
  expect(JSON.parse(json).pageProps.contact.phone).toBe(PHONE_NUMBERS.gurgaon.header);
});

test('a landing page is cached by nobody between the site and the visitor', async ({ ask }) => {
  const { headers } = await ask('/lp/pune?utm_source=google');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/lp/atlantis')).headers['cache-control']).toContain('no-store');
});

/** Of one connection, or of the state of Next's own cache: not of the page. */
const OF_ONE_ANSWER = [
  ...['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'],
  'x-nextjs-cache',
];

const pageOf = ({ status, headers, body }: RawAnswer) => {
  const ofPage = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name));
  return { status, headers: Object.fromEntries(ofPage), body };
};

const VISITS = ['', '?utm_source=google', '?utm_source=facebook&gclid=a'];

/** The short form takes every ninth landing page for a visit, and others for the next one. */
const SHARE = VISITS.length ** 2;

/** Every landing page for a visit. */
const landingPagesOf = (visit: number): string[] =>
  listRoutes()
    .map(({ path }) => path)
    .filter((path) => toVariantPath(path, VISITS[visit] ?? '') !== null)
    .filter((_path, at) => IS_LONG || at % SHARE === visit);

for (const [visit, query] of VISITS.entries()) {
  test(`each landing page is from memory as Next gives it, for a visit with ${query || 'no query'}`, async ({
    ask,
  }) => {
    test.slow();
    const paths = landingPagesOf(visit);
    expect(paths.length).toBeGreaterThan(IS_LONG ? 100 : 10);
    for (const path of paths) {
      // The first visitor has it rendered, with the second it is cached.
      for (const _visit of [1, 2]) await ask(path + query);
      const cached = await ask(path + query);
      // What announces a body is left to Next.
      const own = await ask(path + query, { headers: { 'content-length': '0' } });
      expect(pageOf(cached)).toEqual(pageOf(own));
      const { headers } = await ask(path + query, { headers: { 'accept-encoding': 'br' } });
      expect(headers['content-encoding']).toBe('br');
    }
  });
}

for (const path of ['/lp/mumbai', '/campaign/bangalore/jalahalli', '/transfer-admission']) {
  test(`${path} is rendered for its first visitor only, whatever the others bring`, async ({
    ask,
  }) => {
    await ask(`${path}?utm_source=google`);
    for (const query of ['?utm_source=Google_Ads', '?utm_source=google&utm_term=a&gclid=b']) {
      const { status, headers } = await ask(path + query);
      expect(status).toBe(200);
      expect(headers['x-nextjs-cache']).toBe('HIT');
    }
  });
}

test('a variant has no address of its own', async ({ ask }) => {
  for (const forged of ['x-nextjs-data', 'x-other']) {
    const headers = { [forged]: '1' };
    const { status, headers: answer } = await ask('/landing/google/lp/pune?utm_term=a', {
      headers,
    });
    expect(status).toBe(308);
    expect(answer.location).toBe('/lp/pune?utm_term=a');
  }
  for (const path of ['/landing', '/landing/google', '/landing/bing/no-such-page']) {
    const { status, headers } = await ask(path);
    expect(status === 404 || headers.location === '/no-such-page').toBe(true);
  }
});

test('an unknown campaign is not found, however often it is asked for', async ({ ask }) => {
  for (const path of ['/lp/atlantis', '/campaign/pune/atlantis', '/campaignv1', '/lp']) {
    for (const _again of [1, 2]) expect((await ask(path)).status).toBe(404);
  }
});

const HOSTILE: Record<string, string> = {
  'of 5,000 characters': 'x'.repeat(5000),
  'with HTML': '"><script>alert(1)</script>',
  'with HTML, escaped': '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'with emoji': '%F0%9F%98%80%F0%9F%8E%93',
  'with a broken escape': '%E0%A4%A',
  'that is repeated': 'a&utm_source=b&utm_source=c',
  'with a line break': 'a%0d%0aSet-Cookie:x=1',
  'with a null': 'a%00b',
};

for (const [name, value] of Object.entries(HOSTILE)) {
  for (const path of ['/lp/pune', '/campaign/pune', '/transfer-admission']) {
    test(`${path} stands with a utm_source ${name}`, async ({ ask }) => {
      // A browser sends these escaped; a raw request line cannot hold a space or a quote.
      const address = `${path}?utm_source=${value.replace(/["<> ]/g, encodeURIComponent)}`;
      const { status, body, headers } = await ask(address);
      expect(status).toBe(200);
      expect(pagePropsOf(body)).toHaveProperty('contact.phone', PHONE_NUMBERS.main.header);
      expect(body).not.toContain('<script>alert');
      expect(headers['set-cookie']).toBeUndefined();
    });
  }
}
