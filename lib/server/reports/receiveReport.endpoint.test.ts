import { type Store, shareStore } from '@/lib/server/store/store';
import { allowLocalCalls, type ServedRoute, serveRoute } from '@/lib/server/testing/serveRoute';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import handler from '@/pages/api/csp-report';

const REPORT = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } };
const LIST = [
  { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } },
];

eachStoreIfLong('POST /api/csp-report', (open) => {
  let store: Store;
  let route: ServedRoute;

  beforeAll(async () => {
    store = await open();
    shareStore(store);
    route = await serveRoute(handler);
  });
  beforeEach(async () => {
    allowLocalCalls();
    await store.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => route.close());

  const post = async (type: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) => {
    const response = await fetch(route.url, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body,
    });
    return { status: response.status, text: await response.text() };
  };

  it.each([
    ['application/csp-report', REPORT],
    ['application/reports+json', LIST],
    ['Application/Reports+JSON; charset=utf-8', LIST],
  ])('takes %s, and says nothing', async (type, body) => {
    expect(await post(type, JSON.stringify(body))).toEqual({ status: 204, text: '' });
  });

  it('takes a report that comes from nowhere', async () => {
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' };
    const { status } = await post('application/csp-report', JSON.stringify(REPORT), headers);
    expect(status).toBe(204);
  });

  it.each([
    ['another type', 415, 'application/json', JSON.stringify(REPORT)],
    ['no JSON', 400, 'application/csp-report', 'asha'],
    ['no report', 400, 'application/csp-report', '{}'],
    ['broken UTF-8', 400, 'application/csp-report', Uint8Array.of(0xff, 0xfe)],
    ['more than 16 KB', 413, 'application/csp-report', ' '.repeat(16 * 1024 + 1)],
    ['a megabyte', 413, 'application/csp-report', ' '.repeat(1024 * 1024)],
  ])('answers %s with %i, and does not repeat it', async (_what, status, type, body) => {
    const answer = await post(type, body);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('asha');
  });

  it('takes 16 KB', async () => {
    const json = JSON.stringify(REPORT);
    const { status } = await post('application/csp-report', json.padEnd(16 * 1024));
    expect(status).toBe(204);
  });

  it('takes no other method', async () => {
    const response = await fetch(route.url);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it('takes sixty posts of one address in ten minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await post('application/csp-report', JSON.stringify(REPORT))).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
