import { SEARCHES_PER_MINUTE } from '@/data/limits';
import { serveSearch } from '@/lib/server/testing/serveSearch';

describe('GET /api/search', () => {
  const visit = serveSearch();
  const search = (query: string) => visit().get(`/api/search${query}`);

  it('asks a visitor who searches without end to wait, and still knows nothing of blank texts', async () => {
    let last = await search('?s=zz');
    for (let count = 0; count < SEARCHES_PER_MINUTE && last.status === 200; count += 1)
      last = await search('?s=zz');
    expect(last).toMatchObject({ status: 429, body: { error: { code: 'request/too-many' } } });
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await search('?s=')).toMatchObject({ status: 200, body: { results: [] } });
  });
});
