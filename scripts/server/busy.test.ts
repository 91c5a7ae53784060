import { createServer } from 'node:http';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { sendBusy, WORDS } from './busy.mjs';

beforeEach(allowLocalCalls);

const server = createServer((req, res) => {
  req.resume();
  sendBusy(req, res);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => new Promise((done) => server.close(done)));

it('says the same as the rest of the site', () => {
  expect(WORDS).toMatchObject({
    school: SCHOOL.name,
    phone: SCHOOL.phone,
    phoneText: formatPhone(SCHOOL.phone),
    api: ERROR_MESSAGES['service/unavailable'],
  });
});

it.each([
  ['a page', '/fees', {}, 'text/html', WORDS.page],
  ['data of a page', '/fees', { headers: { 'x-nextjs-data': '1' } }, 'application/json', WORDS.api],
  ['a read', '/api/search?s=fees', {}, 'application/json', WORDS.api],
  [
    'a send by a script',
    '/api/votes',
    { method: 'POST', body: '{}' },
    'application/json',
    WORDS.api,
  ],
  [
    'a plain form',
    '/api/enquiries',
    { method: 'POST', body: new URLSearchParams({ parent_name: 'Asha Rao' }) },
    'text/html',
    WORDS.form,
  ],
])('turns %s away with words that fit', async (_what, path, init, type, words) => {
  const response = await fetch(`${origin}${path}`, init);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toContain(type);
  const text = await response.text();
  expect(text).toContain(words);
  expect(text.length).toBeLessThan(2000);
});

it('sends no body to HEAD', async () => {
  const response = await fetch(`${origin}/`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([503, '']);
});
