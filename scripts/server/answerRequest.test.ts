import { createServer, type Server } from 'node:http';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { LIMITS } from './admission.mjs';
import { createAnswer } from './answerRequest.mjs';

const { running, waiting } = LIMITS.page;

let server: Server;
let url: string;
/** Ends what is being answered. */
let go: () => void;
let errors: unknown[];

beforeEach(allowLocalCalls);

beforeEach(async () => {
  const ready = new Promise<void>((resolve) => {
    go = resolve;
  });
  errors = [];
  server = createServer();
  const answer = createAnswer({
    server,
    handle: async (req, res) => {
      if (req.url === '/api/broken') throw new Error('broken');
      if (req.method === 'GET') await ready;
      res.end('answered');
    },
    onError: (res, error) => {
      errors.push(error);
      res.statusCode = 500;
      res.end();
    },
  });
  server.on('request', answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterEach(
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
);

it('turns away what would wait too long, takes a form all the while, and answers the rest', async () => {
  const more = 20;
  const statuses: number[] = [];
  const visits = Array.from({ length: running + waiting + more }, async (_value, number) => {
    const response = await fetch(`${url}/search?s=${number}`);
    await response.arrayBuffer();
    statuses.push(response.status);
  });
  const deadline = Date.now() + 10_000;
  while (statuses.length < more && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(statuses).toEqual(Array(more).fill(503));
  const form = await fetch(`${url}/api/enquiries`, { method: 'POST', body: '{}' });
  expect(await form.text()).toBe('answered');
  go();
  await Promise.all(visits);
  expect(statuses.slice(more)).toEqual(Array(running + waiting).fill(200));
}, 20_000);

it('hands on what goes wrong, and goes on', async () => {
  expect((await fetch(`${url}/api/broken`)).status).toBe(500);
  expect(errors).toEqual([new Error('broken')]);
  expect((await fetch(`${url}/api/votes`, { method: 'POST' })).status).toBe(200);
});
