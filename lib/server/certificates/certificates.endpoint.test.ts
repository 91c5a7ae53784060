import { TRANSFER_CERTIFICATES } from '@/data/content/programs/transferCertificates';
import { RATE_LIMITS } from '@/data/limits';
import { CERTIFICATE_ANSWER_PATH } from '@/data/routes/paths/programs';
import { getCertificateBranch } from '@/lib/content/programs/certificate';
import { openStore, type Store, shareStore } from '@/lib/server/store/store';
import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { createVisitor } from '@/lib/server/testing/visitor';
import * as certificates from '@/pages/api/certificates';
import { readCertificate } from './answerToken';

const [KNOWN, OTHER] = TRANSFER_CERTIFICATES;
if (!KNOWN || !OTHER) throw new Error('No certificates to ask for');
const RIGHT = { number: KNOWN.number, born_on: KNOWN.bornOn };
const WRONG = { ...RIGHT, born_on: '2001-01-01' };

let store: Store;
let api: ApiServer;

beforeAll(async () => {
  api = await startApi({ '/api/certificates': certificates });
});
beforeEach(async () => {
  allowLocalCalls();
  store = await openStore({ file: ':memory:' });
  shareStore(store);
});
afterEach(() => store.close());
afterAll(() => api.close());

const ask = (body: Record<string, string>) =>
  createVisitor(api.url).post('/api/certificates', body);

const askByForm = async (body: Record<string, string>) => {
  const reply = await createVisitor(api.url).postForm('/api/certificates', body);
  const address = new URL(reply.headers.get('Location') ?? '', api.url);
  return { status: reply.status, path: address.pathname, query: address.searchParams };
};

it('tells branch, class and day of a certificate, and nothing about the child', async () => {
  const reply = await ask({ ...RIGHT, number: `TC ${KNOWN.number.replaceAll('/', '-')}` });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    certificate: {
      number: KNOWN.number,
      branch: getCertificateBranch(KNOWN.number),
      lastClass: KNOWN.lastClass,
      issuedOn: expect.stringContaining(KNOWN.issuedOn.slice(0, 4)),
    },
  });
  expect(JSON.stringify(reply.body)).not.toContain(KNOWN.bornOn);
});

it('says the same whether the number or the birthday is wrong', async () => {
  const replies = await Promise.all(
    [
      WRONG,
      { ...RIGHT, number: '2001/001/001' },
      { ...RIGHT, number: OTHER.number },
      { ...RIGHT, number: 'Asha Rao' },
      { number: '', born_on: '' },
    ].map(ask),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]?.body).toMatchObject({ error: { code: 'certificate/unknown' } });
});

it('ends the search for a birthday after a few tries, from any address', async () => {
  for (let tried = 0; tried < RATE_LIMITS.certificateNumber; tried += 1) {
    expect((await ask(WRONG)).status).toBe(404);
  }
  expect((await ask(RIGHT)).status).toBe(429);
  expect((await ask({ number: OTHER.number, born_on: OTHER.bornOn })).status).toBe(200);
});

describe('a plain form', () => {
  it('leads to a page that holds the certificate, encrypted', async () => {
    const { status, path, query } = await askByForm(RIGHT);
    expect([status, path]).toEqual([303, CERTIFICATE_ANSWER_PATH]);
    expect(await readCertificate(query.get('certificate'))).toMatchObject({ number: KNOWN.number });
    expect(`${query}`).not.toContain(KNOWN.bornOn);
  });

  it('leads to a page that says why there is none', async () => {
    const { path, query } = await askByForm(WRONG);
    expect([path, `${query}`]).toEqual([CERTIFICATE_ANSWER_PATH, 'error=certificate%2Funknown']);
  });
});

it.each([undefined, '', 'x', ['x'], 'a.b.c.d.e'])(
  'takes no answer from an address: %p',
  async (token) => {
    expect(await readCertificate(token)).toBeNull();
  },
);
