import { createServer, type RequestListener, type Server } from 'node:http';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { expectSite } from './expectSite';

let server: Server | null = null;
beforeAll(() => fakeNetwork.close());
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
});

const serve = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
};

const json = (status: number, body: unknown): RequestListener => {
  return (_, res) => res.writeHead(status).end(JSON.stringify(body));
};

const sentence = async (origin: string): Promise<string> =>
  expectSite(origin, 300).then(
    () => 'visited',
    (error: Error) => `${error.name}: ${error.message.replace(origin, 'SITE')}`,
  );

it('visits a site that says it is there', async () => {
  expect(await sentence(await serve(json(200, { status: 'live' })))).toBe('visited');
});

it.each<[string, RequestListener, RegExp]>([
  ['another website', (_, res) => res.end('<html>It works!</html>'), /another website/],
  ['another website that has no such page', json(404, {}), /another website/],
  ['another program', json(200, { status: 'ok' }), /another website/],
  ['a site that is down', json(503, {}), /answers with 503/],
  [
    'an address that leads on',
    (_, res) => res.writeHead(301, { Location: 'https://www.school.example/x' }).end(),
    /leads on to https:\/\/www\.school\.example:/,
  ],
  ['a site that says nothing', () => {}, /did not answer within 0\.3 seconds/],
  ['a site that hangs up', (req) => req.socket.destroy(), /cannot be reached/],
])('names %s in one sentence', async (_what, answer, expected) => {
  const text = await sentence(await serve(answer));
  expect(text).toMatch(/^UnreachableError: /);
  expect(text).toMatch(expected);
  expect(text).not.toMatch(/\n/);
});

it('names an address where nobody is, one that is unknown, and one without https', async () => {
  const origin = await serve(json(200, { status: 'live' }));
  expect(await sentence(origin.replace('http:', 'https:'))).toMatch(/does not speak https/);
  server?.close();
  server?.closeAllConnections();
  expect(await sentence(origin)).toMatch(/refused the connection/);
  expect(await sentence('http://nowhere.invalid')).toMatch(/no such host name|did not answer/);
});
