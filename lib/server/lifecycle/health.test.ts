import { shareErp } from '@/lib/server/erp/erp';
import { createHttpErp } from '@/lib/server/erp/http';
import { createHttpSiteApi } from '@/lib/server/siteApi/http';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { type Store, shareStore } from '@/lib/server/store/store';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { eachStore } from '@/lib/server/testing/stores';
import { checkHealth } from './health';

const NOBODY_THERE = 'http://127.0.0.1:1';

eachStore('health', (open) => {
  let store: Store;
  let system: SchoolSystem;
  beforeEach(async () => {
    allowLocalCalls();
    store = await open();
    shareStore(store);
    system = await startSchoolSystem();
    shareErp(createHttpErp({ baseUrl: system.url }));
    shareSiteApi(createHttpSiteApi({ baseUrl: system.url, siteUrl: 'http://localhost:3000' }));
  });
  afterEach(() => system.close());

  it('is ready when everything answers', async () => {
    expect(await checkHealth()).toEqual({
      isReady: true,
      parts: { store: 'up', erp: 'up', siteApi: 'up' },
      services: [],
    });
  });

  it('names the store when that is down', async () => {
    await store.close();
    expect(await checkHealth()).toMatchObject({
      isReady: false,
      parts: { store: 'down', erp: 'up', siteApi: 'up' },
    });
  });

  it('names the school system when that is down', async () => {
    shareErp(createHttpErp({ baseUrl: NOBODY_THERE }));
    expect(await checkHealth()).toMatchObject({ isReady: false, parts: { erp: 'down' } });
  });

  it('does not wait long for services that say nothing', async () => {
    system.setFault('hang');
    const startedAt = performance.now();
    expect(await checkHealth()).toMatchObject({ parts: { erp: 'down', siteApi: 'down' } });
    expect(performance.now() - startedAt).toBeLessThan(4500);
  });
});
