import { SEARCHES_PER_MINUTE } from '@/data/limits';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { openStore, type Store } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import { createEmbeddedSiteApi } from './embedded';
import { answerSearch } from './searchEndpoint';
import { shareSiteApi } from './siteApi';

describe('GET /api/search', () => {
  let api: ApiServer;
  let store: Store;

  beforeAll(async () => {
    store = await openStore({ file: ':memory:' });
    shareSiteApi(createEmbeddedSiteApi(store));
    api = await startApi({
      '/api/search': { default: endpoint({ method: 'GET' }, answerSearch) },
    });
  });
  beforeEach(allowLocalCalls);
  afterAll(async () => {
    shareSiteApi(null);
    await api.close();
    await store.close();
  });

  const search = (query: string) => createVisitor(api.url).get(`/api/search${query}`);

  it('asks a visitor who searches without end to wait, and still knows nothing of blank texts', async () => {
    let last = await search('?s=zz');
    for (let count = 0; count < SEARCHES_PER_MINUTE && last.status === 200; count += 1)
      last = await search('?s=zz');
    expect(last).toMatchObject({ status: 429, body: { error: { code: 'request/too-many' } } });
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await search('?s=')).toMatchObject({ status: 200, body: { results: [] } });
  });
});
