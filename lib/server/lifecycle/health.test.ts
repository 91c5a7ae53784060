import { shareErp } from '@/lib/server/erp/erp';
import { createHttpErp } from '@/lib/server/erp/http';
import { processSingleton } from '@/lib/server/processSingleton';
import { createHttpSiteApi } from '@/lib/server/siteApi/http';
import { shareSiteApi } from '@/lib/server/siteApi/siteApi';
import { type Store, shareStore } from '@/lib/server/store/store';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls, serveRoute } from '@/lib/server/testing/serveRoute';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { until } from '@/lib/server/testing/until';
import ready from '@/pages/api/health/ready';
import { checkHealth, forgetHealth } from './health';

const NOBODY_THERE = 'http://127.0.0.1:1';

eachStoreIfLong('health', (open) => {
  let store: Store;
  let system: SchoolSystem;
  beforeEach(async () => {
    allowLocalCalls();
    store = await open();
    shareStore(store);
    system = await startSchoolSystem();
    shareErp(createHttpErp({ baseUrl: system.url }));
    shareSiteApi(createHttpSiteApi({ baseUrl: system.url, siteUrl: 'http://localhost:3000' }));
    forgetHealth();
  });
  afterEach(() => system.close());

  const upstream = async () => (await checkHealth()).upstream;
  const known = (state: string) => ({ state, ageSeconds: expect.any(Number) });

  it('is ready at once when the store can be written to, and learns of the services beside it', async () => {
    expect(await checkHealth()).toEqual({
      status: 'ready',
      parts: { store: 'up' },
      upstream: {
        erp: { state: 'unknown', ageSeconds: null },
        siteApi: { state: 'unknown', ageSeconds: null },
      },
      services: [],
      warnings: [],
    });
    await until(async () => (await upstream()).siteApi.state !== 'unknown');
    expect(await upstream()).toEqual({ erp: known('up'), siteApi: known('up') });
  });

  it('is down without its store', async () => {
    await store.close();
    expect(await checkHealth()).toMatchObject({ status: 'down', parts: { store: 'down' } });
  });

  it('is down while the store can only be read', async () => {
    await store.db.schema.dropTable('write_checks').execute();
    expect(await checkHealth()).toMatchObject({ status: 'down', parts: { store: 'down' } });
  });

  it('stays ready without the school system, and says so', async () => {
    shareErp(createHttpErp({ baseUrl: NOBODY_THERE }));
    await checkHealth();
    await until(async () => (await upstream()).erp.state !== 'unknown');
    expect(await checkHealth()).toMatchObject({
      status: 'ready',
      upstream: { erp: known('down') },
    });
  });

  it('does not wait for services that say nothing, and asks each once for a thousand requests', async () => {
    system.setFault('hang');
    const startedAt = performance.now();
    for (let asked = 0; asked < 1_000; asked += 1) {
      expect((await checkHealth()).status).toBe('ready');
    }
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await until(async () => system.calls.length >= 2);
    expect(system.calls).toHaveLength(2);
  });

  it('answers 200, and 503 from when it was asked to stop', async () => {
    const route = await serveRoute(ready);
    const ask = async () => {
      const response = await fetch(route.url);
      return { status: response.status, body: await response.json() };
    };
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready' } });
    const stopping = processSingleton('stopping', () => ({ isStopping: false, tasks: [] }));
    stopping.isStopping = true;
    const stopped = await ask().finally(() => {
      stopping.isStopping = false;
    });
    await route.close();
    expect(stopped).toMatchObject({ status: 503, body: { status: 'draining' } });
  });
});
