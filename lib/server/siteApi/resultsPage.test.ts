import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { openStore, type Store } from '@/lib/server/store/store';
import { getServerSideProps } from '@/pages/search';
import { createEmbeddedSiteApi } from './embedded';
import { shareSiteApi } from './siteApi';

describe('the results page', () => {
  let store: Store;
  const asked: string[] = [];

  beforeAll(async () => {
    store = await openStore({ file: ':memory:' });
    const siteApi = createEmbeddedSiteApi(store);
    shareSiteApi({
      ...siteApi,
      search: (text) => {
        asked.push(text);
        return siteApi.search(text);
      },
    });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    shareSiteApi(null);
    await store.close();
  });

  const open = (query: Record<string, string>, headers: Record<string, string> = {}) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
    Object.assign(req.headers, headers);
    return getServerSideProps({
      req,
      res: new ServerResponse(req),
      query,
      resolvedUrl: '/search',
    });
  };
  const withinSite = { 'x-nextjs-data': '1' };

  it('searches once for whoever comes from outside, scripts or not', async () => {
    const answer = await open({ s: ' fees ' });
    expect(answer).toHaveProperty('props.results.0.link', '/fee-structure');
    expect(asked).toEqual(['fees']);
  });

  it('does not search again for what the browser was answered', async () => {
    const answer = await open({ s: 'fees', answered: '1' }, withinSite);
    expect(answer).toMatchObject({ props: { text: 'fees', results: 'answered' } });
    expect(asked).toEqual([]);
  });

  it('searches for a page that is loaded anew, whatever its address says', async () => {
    const answer = await open({ s: 'fees', answered: '1' });
    expect(answer).toHaveProperty('props.results.0.link', '/fee-structure');
    expect(asked).toEqual(['fees']);
  });
});
