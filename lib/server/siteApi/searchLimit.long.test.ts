import { SEARCHES_PER_MINUTE } from '@/data/limits';
import { serveSearch } from '@/lib/server/testing/serveSearch';
import { countSearch } from './searchLimit';

/** The visitor of these tests. */
const ADDRESS = '127.0.0.1';

describe('GET /api/search', () => {
  const visit = serveSearch();
  const search = (query: string) => visit().get(`/api/search${query}`);

  it('asks a visitor who searches without end to wait, and still knows nothing of blank texts', async () => {
    for (let count = 1; count < SEARCHES_PER_MINUTE; count += 1) await countSearch(ADDRESS);
    expect(await search('?s=zz')).toMatchObject({ status: 200 });
    const refused = await search('?s=zz');
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'request/too-many' } } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await search('?s=')).toMatchObject({ status: 200, body: { results: [] } });
  });
});
