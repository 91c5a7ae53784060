import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { sendSteadily } from './steadyVisitors';

let server: Server;

const listen = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

// Its servers are real, on this machine.
beforeAll(() => fakeNetwork.close());
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (origin: string, more: object = {}) =>
  sendSteadily({ origin, connections: 10, seconds: 1, rate: 200, paths: ['/'], ...more });

it('sends about as many requests a second as it is told', async () => {
  const addresses = new Set<unknown>();
  const origin = await listen((req, res) => {
    addresses.add(req.headers['x-forwarded-for']);
    res.end('ok');
  });
  const visits = await send(origin);
  expect(visits).toMatchObject({ broken: 0, refused: 0, wrong: 0 });
  expect(visits.rate).toBeGreaterThan(120);
  expect(visits.rate).toBeLessThan(280);
  expect(addresses.size).toBeGreaterThan(5);
});

it('counts the waits of all who came while the site paused', async () => {
  const startedAt = performance.now();
  const origin = await listen((_req, res) => {
    const since = performance.now() - startedAt;
    const isPaused = since > 300 && since < 700;
    setTimeout(() => res.end('ok'), isPaused ? 700 - since : 0);
  });
  // Of ten connections each waits once: a hundredth of the answers alone would not show it.
  const { p99 } = await send(origin);
  expect(p99).toBeGreaterThan(250);
});

it('tells being turned away, wrong answers and broken connections apart', async () => {
  const paths = ['/busy', '/missing', '/cut', '/bare', '/fine'];
  const origin = await listen((req, res) => {
    if (req.url === '/busy') res.writeHead(503, { 'Retry-After': '2' }).end('Too busy.');
    else if (req.url === '/bare') res.writeHead(503).end();
    else if (req.url === '/missing') res.writeHead(404).end();
    else if (req.url === '/cut') req.socket.destroy();
    else res.end('ok');
  });
  const { broken, refused, wrong, wrongStatuses } = await send(origin, { paths });
  expect(Math.min(broken, refused, wrong)).toBeGreaterThan(0);
  expect(wrongStatuses.toSorted()).toEqual([404, 503]);
});
