import { openStore, type Store } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import * as footerRoute from '@/pages/api/footer';
import * as searchRoute from '@/pages/api/search';
import { createHttpSiteApi } from './http';
import { searchSite } from './searchIndex';
import { shareSiteApi } from './siteApi';

describe('the endpoints of search and footer', () => {
  let api: ApiServer;
  let store: Store;
  let system: SchoolSystem;

  beforeAll(async () => {
    // The first search builds the index, for which a busy machine takes longer than a call may.
    searchSite('fees');
    store = await openStore({ file: ':memory:' });
    system = await startSchoolSystem({ store });
    api = await startApi({ '/api/search': searchRoute, '/api/footer': footerRoute });
    const siteUrl = 'https://school.example';
    shareSiteApi(createHttpSiteApi({ baseUrl: system.url, siteUrl, timeLimitMs: 2_000 }));
  });
  beforeEach(() => {
    allowLocalCalls();
    system.calls.length = 0;
    system.setFault(null);
  });
  afterAll(async () => {
    shareSiteApi(null);
    await Promise.all([api.close(), system.close()]);
    await store.close();
  });

  const get = (path: string) => createVisitor(api.url).get(path);
  const searched = () => system.calls.map(({ query }) => query.search);

  it('searches for what was typed', async () => {
    const { status, body } = await get('/api/search?s=%20fees%20%26%20%3Cb%3E%20');
    expect(status).toBe(200);
    expect(body).toEqual({ results: expect.any(Array) });
    expect(searched()).toEqual(['fees & <b>']);
  });

  it.each(['/api/search', '/api/search?s=', '/api/search?s=%20%20'])(
    'does not search for nothing: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, body: { results: [] } });
      expect(searched()).toEqual([]);
    },
  );

  it('searches for no more than 200 characters', async () => {
    await get(`/api/search?s=${'x'.repeat(2000)}`);
    expect(searched()).toEqual(['x'.repeat(200)]);
  });

  it('says so when search does not work', async () => {
    system.setFault('error');
    expect(await get('/api/search?s=fees')).toMatchObject({
      status: 503,
      body: { error: { code: 'service/unavailable' } },
    });
  });

  it('answers with the footer', async () => {
    expect(await get('/api/footer')).toMatchObject({
      status: 200,
      body: { id: 1, link: [], is_active: true, email: expect.any(String) },
    });
  });

  it.each(['refuse', 'error', 'hang', 'bad-json', 'wrong-shape'] as const)(
    'has no footer, and no error, when its service would %s',
    async (fault) => {
      system.setFault(fault);
      expect(await get('/api/footer')).toMatchObject({ status: 200, body: null });
    },
  );
});
