import { type ApiServer, startApi } from '@/lib/server/testing/apiServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import * as practice from '@/pages/api/practice';

let api: ApiServer;
beforeAll(async () => {
  api = await startApi({ '/api/practice': practice });
});
beforeEach(allowLocalCalls);
afterAll(() => api.close());

const ask = async (query: string) => {
  const answer = await fetch(`${api.url}/api/practice?${query}`);
  return { status: answer.status, body: await answer.json() };
};

const CHAPTER = 'book=class-7/ganita-prakash&chapter=9';

it('makes ten questions with their answers, the same for the same seed', async () => {
  const { status, body } = await ask(`${CHAPTER}&seed=0.123`);
  expect(status).toBe(200);
  expect(body.questions).toHaveLength(10);
  expect(body.questions[0]).toMatchObject({ ask: expect.any(String), answer: expect.any(String) });
  expect((await ask(`${CHAPTER}&seed=0.123`)).body).toEqual(body);
  expect((await ask(`${CHAPTER}&seed=0.124`)).body).not.toEqual(body);
});

it.each([
  ['', 'chapter'],
  ['book=class-7/ganita-prakash&chapter=99&seed=1', 'chapter'],
  ['book=class-7/ganita-prakash&chapter=one&seed=1', 'chapter'],
  ['book=__proto__&chapter=1&seed=1', 'chapter'],
  ['book=a&book=b&chapter=1&seed=1', 'chapter'],
  [CHAPTER, 'seed'],
  [`${CHAPTER}&seed=`, 'seed'],
  [`${CHAPTER}&seed=${'x'.repeat(41)}`, 'seed'],
])('answers %p with the field that is wrong: %s', async (query, field) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'request/invalid', field });
});
