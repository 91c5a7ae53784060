import { HttpResponse, http } from 'msw';
import { FAULTS } from '@/lib/server/testing/faults';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { IS_LONG } from '@/lib/testing/size';
import { type SiteApi, SiteApiError } from './contract';
import { createHttpSiteApi } from './http';
import { searchSite } from './searchIndex';

const siteUrl = 'https://school.example';
const CALLS: [string, (siteApi: SiteApi) => Promise<unknown>][] = [
  ['search', (siteApi) => siteApi.search('a & b')],
  ['getFooter', (siteApi) => siteApi.getFooter()],
  ['addLead', (siteApi) => siteApi.addLead({ lead_url: siteUrl, gclid: 'x' }, 'lead-1')],
];

describe('the http site services', () => {
  let system: SchoolSystem;
  let siteApi: SiteApi;

  beforeAll(async () => {
    // The first search builds the index, for which a busy machine takes longer than a call may.
    searchSite('fees');
    system = await startSchoolSystem();
  });
  beforeEach(() => {
    allowLocalCalls();
    // A new one each time: its circuit breaker would remember the faults of the tests before.
    siteApi = createHttpSiteApi({ baseUrl: system.url, siteUrl, timeLimitMs: 1_500 });
    system.calls.length = 0;
    system.setFault(null);
  });
  afterAll(() => system.close());

  // `slow` and `hang` both wait for a second and a half.
  const faults = FAULTS.filter((fault) => IS_LONG || fault !== 'slow');

  describe.each(CALLS)('%s', (_name, call) => {
    it.each(faults)('names services that would %s', async (fault) => {
      system.setFault(fault);
      await expect(call(siteApi)).rejects.toBeInstanceOf(SiteApiError);
    });
  });

  it.each([
    ['refuse', true],
    ['forbid', true],
    ['error', false],
    ['drop', false],
    ['bad-json', false],
  ] as const)(
    'tells whether services that would %s refuse a lead for good: %s',
    async (fault, isRefusal) => {
      system.setFault(fault);
      await expect(siteApi.addLead({ lead_url: siteUrl }, 'lead-1')).rejects.toMatchObject({
        isRefusal,
      });
    },
  );

  it('still searches while every lead fails', async () => {
    system.setFault('error', ({ path }) => path.startsWith('/lead-mgmt/'));
    const failed = Array.from({ length: 30 }, () => siteApi.addLead({ lead_url: siteUrl }, 'key'));
    await Promise.allSettled(failed);
    await expect(siteApi.search('fees')).resolves.not.toEqual([]);
  });

  it('sends exactly the calls of the specification', async () => {
    const patient = createHttpSiteApi({ baseUrl: system.url, siteUrl });
    for (const [, call] of CALLS) await call(patient);
    expect(
      system.calls.map(({ method, path, query, body }) => [method, path, query, body]),
    ).toEqual([
      ['GET', '/website-search/', { search: 'a & b' }, {}],
      ['GET', '/footer-open/', {}, {}],
      ['POST', '/lead-mgmt/add-lead-utm-details/', {}, { lead_url: siteUrl, gclid: 'x' }],
    ]);
  });
});

describe('another site service’s answers', () => {
  const base = 'https://api.example/v1';
  const strange = createHttpSiteApi({ baseUrl: base, siteUrl });
  const answer = (body: unknown) => {
    fakeNetwork.use(http.all(`${base}/*`, () => new HttpResponse(JSON.stringify(body))));
  };
  const page = {
    title: 'Fees',
    link: '/fee-structure',
    description: 'What it costs',
    kind: 'page',
  };

  it.each([[[page]], [{ results: [page] }], [{ data: [page] }], [{ result: [page] }]])(
    'finds the list in %j',
    async (body) => {
      answer(body);
      await expect(strange.search('fees')).resolves.toEqual([page]);
    },
  );

  it.each([
    ['/fee-structure', '/fee-structure'],
    ['fee-structure?a=1#b', '/fee-structure?a=1#b'],
    ['https://school.example/admissions', '/admissions'],
    ['https://news.example/school', 'https://news.example/school'],
    ['//news.example/school', 'https://news.example/school'],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://user:pass@news.example/', null],
    ['', null],
    [7, null],
  ])('turns the link %j into %j', async (link, expected) => {
    answer([{ title: 'A page', link }]);
    const results = await strange.search('a');
    expect(results.map((result) => result.link)).toEqual(expected === null ? [] : [expected]);
  });

  it('leaves out what has no title', async () => {
    answer([null, 'x', { link: '/a' }, { title: ' ', link: '/a' }, page]);
    await expect(strange.search('a')).resolves.toEqual([page]);
  });

  it('uses the first footer of the list, with its safe links only', async () => {
    answer([
      {
        facebook: 'https://social.example/school',
        twitter: 'javascript:x',
        email: 'mailto:a@b.co',
      },
      { facebook: 'https://other.example/' },
    ]);
    await expect(strange.getFooter()).resolves.toMatchObject({
      facebook: 'https://social.example/school',
      twitter: null,
      instagram: null,
      linkedin: null,
      email: 'a@b.co',
    });
  });

  it('has no footer where the list is empty', async () => {
    answer({ results: [] });
    await expect(strange.getFooter()).resolves.toBeNull();
  });

  it.each([
    [{ ref_id: 123 }, '123'],
    [{ ref_id: 'T-1' }, 'T-1'],
    [{ ref_id: null }, null],
    [{}, null],
  ])('reads the ticket of %j as %j', async (body, ref_id) => {
    answer(body);
    await expect(strange.addLead({ lead_url: siteUrl }, 'x')).resolves.toEqual({ ref_id });
  });
});
