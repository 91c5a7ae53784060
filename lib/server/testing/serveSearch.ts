import { endpoint } from '@/lib/server/endpoint/endpoint';
import { createEmbeddedSiteApi } from '@/lib/server/siteApi/embedded';
import { answerSearch } from '@/lib/server/siteApi/searchEndpoint';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { openStore, type Store } from '@/lib/server/store/store';
import { type ApiServer, startApi } from './apiServer';
import { allowLocalCalls } from './serveRoute';
import { createVisitor } from './visitor';

/** Serves the search of the embedded site services to the tests of a suite; a visitor asks it. */
export const serveSearch = () => {
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
  return () => createVisitor(api.url);
};
