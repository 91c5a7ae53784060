import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { drainConnections } from './drain';

beforeEach(allowLocalCalls);

const GET = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';

let app: FastifyInstance;
let held: ServerResponse[];
let port: number;
const close = () => app.close();

beforeEach(async () => {
  held = [];
  app = Fastify({ return503OnClosing: false });
  drainConnections(app, 300);
  app.get('/*', ({ url }, reply) => {
    reply.hijack();
    if (url === '/slow') held.push(reply.raw);
    else reply.raw.end('done');
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterEach(() => app.server.closeAllConnections());

/** A connection, and what came over it until it was closed. */
const open = async () => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<string>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
  ended.catch(() => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, ended };
};

const untilAnswered = (socket: Socket) => new Promise((resolve) => socket.once('data', resolve));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('answers what is under way and says that the connection closes', async () => {
  const { socket, ended } = await open();
  socket.write(GET.replace('/', '/slow'));
  await pause(50);
  const closed = close();
  await pause(400);
  held[0]?.end('late');
  expect(await ended).toMatch(/connection: close\r\n.*late/is);
  await closed;
});

it('answers a request that comes late on a connection that was kept', async () => {
  const { socket, ended } = await open();
  socket.write(GET);
  await untilAnswered(socket);
  const closed = close();
  await pause(100);
  socket.write(GET);
  const [first = '', second = ''] = (await ended).split(/(?<=done)/);
  expect(first).toMatch(/connection: keep-alive/i);
  expect(second).toMatch(/connection: close\r\n.*done/is);
  await closed;
});

it('answers a connection that comes late, and takes none when the grace is over', async () => {
  const { ended: idle } = await open();
  const closed = close();
  const { socket, ended } = await open();
  socket.write(GET);
  expect(await ended).toMatch(/connection: close\r\n.*done/is);
  await closed;
  // Opened ahead and never used.
  expect(await idle).toBe('');
  expect(app.server.listening).toBe(false);
});

it('waits for an answer that began before, and then closes its connection', async () => {
  const { socket, ended } = await open();
  socket.write(GET.replace('/', '/slow'));
  await pause(50);
  held[0]?.write('first half, ');
  const closed = close();
  await pause(400);
  held[0]?.end('second half');
  expect(await ended).toMatch(/first half.*second half/s);
  await closed;
});

it('is over soon where nobody is connected', async () => {
  const startedAt = performance.now();
  await close();
  expect(performance.now() - startedAt).toBeLessThan(290);
});

/** Connects, and asks a moment later: the last word of the answer, or why there was none. */
const askLate = (): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('connect', () => setTimeout(() => socket.write(GET), 40));
    socket.once('error', ({ message }) => resolve(message));
    socket.once('close', () => resolve(text.slice(-4)));
  });

it('resets nobody who was just taken in: each is answered, or refused at the door', async () => {
  const isClosed = { yet: false };
  const closed = close().then(() => {
    isClosed.yet = true;
  });
  const ends: Promise<string>[] = [];
  while (!isClosed.yet) {
    ends.push(askLate());
    await pause(1);
  }
  await closed;
  const others = (await Promise.all(ends)).filter((end) => end !== 'done');
  expect(others.filter((end) => !end.includes('ECONNREFUSED'))).toEqual([]);
});
