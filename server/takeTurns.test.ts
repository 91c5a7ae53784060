import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { takeTurns } from './takeTurns';

let app: FastifyInstance;
/** What began, in order, and in which round of the event loop. */
let begun: { url: string; round: number }[];
let round: number;

const keepBusy = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

beforeEach(() => {
  begun = [];
  round = 0;
  app = Fastify();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  takeTurns(app);
  app.all('/*', async ({ url }) => {
    begun.push({ url, round });
    if (url === '/long') keepBusy(5);
    return 'answered';
  });
});
afterEach(() => app.close());

const countRounds = async (most: number) => {
  for (; round < most; round += 1) await nextRound();
};

const urls = () => begun.map(({ url }) => url);

it('begins visitors in the order in which they came, each in a round of its own', async () => {
  await app.ready();
  const visits = ['/', '/fees', '/api/search?s=fees', '/blog'].map((url) => app.inject(url));
  void countRounds(100);
  await Promise.all(visits);
  expect(urls()).toEqual(['/', '/fees', '/api/search?s=fees', '/blog']);
  expect(new Set(begun.map((one) => one.round)).size).toBe(4);
});

it.each([
  ['an enquiry', 'POST', '/api/enquiries'],
  ['a health check', 'GET', '/api/health/live'],
  ['Prometheus', 'GET', '/metrics'],
] as const)('begins %s before the visitors who came earlier', async (_who, method, url) => {
  await app.ready();
  const visits = ['/', '/fees', '/blog'].map((path) => app.inject(path));
  await Promise.all([...visits, app.inject({ method, url })]);
  expect(urls()).toEqual([url, '/', '/fees', '/blog']);
});

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const askFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: school.example\r\n\r\n`;

it('gives no turn to a visitor who has left, and the next one is answered', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(origin).port);
  const [leaving, staying] = await Promise.all([open(port), open(port)]);
  app.server.on('request', ({ url }) => {
    if (url === '/left') leaving.destroy();
  });
  const others = Array.from({ length: 20 }, () => app.inject('/long'));
  leaving.write(askFor('/left'));
  staying.write(askFor('/stayed'));
  const [answer] = await once(staying, 'data');
  expect(String(answer)).toContain('200 OK');
  await Promise.all(others);
  expect(urls().filter((url) => url !== '/long')).toEqual(['/stayed']);
  staying.destroy();
});
