import { serveSearch } from '@/lib/server/testing/serveSearch';

describe('GET /api/search', () => {
  const visit = serveSearch();
  const search = (query: string) => visit().get(`/api/search${query}`);

  it('finds the page of a number that no list has', async () => {
    const { body } = await search('?s=99999999+in+words');
    expect(body).toHaveProperty('results.0', {
      title: expect.stringContaining('9,99,99,999'),
      link: '/converters/number-to-words/99999999-in-words',
      description: expect.any(String),
      kind: 'Study',
    });
  });

  it.each([
    ['no text', ''],
    ['a blank text', '?s=%20%09'],
    ['signs only', '?s=%3F!%22%27'],
    ['a zero byte', '?s=%00'],
    ['half an emoji', '?s=%F0%9F'],
    ['another name', '?q=fees'],
    ['a long text without meaning', `?s=${'a'.repeat(5_000)}`],
  ])('finds nothing for %s', async (_, query) => {
    expect(await search(query)).toMatchObject({ status: 200, body: { results: [] } });
  });

  it.each([
    ['a long text of real words', `?s=${'school%20'.repeat(500)}`],
    ['a broken escape', '?s=%E0%A4%A'],
    ['a text given twice', '?s=fees&s=pune'],
  ])('answers %s', async (_, query) => {
    expect(await search(query)).toMatchObject({
      status: 200,
      body: { results: expect.any(Array) },
    });
  });

  it('takes no other method', async () => {
    const { status, headers } = await visit().post('/api/search', {});
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('GET, HEAD');
  });
});
