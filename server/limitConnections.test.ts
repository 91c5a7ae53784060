import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limitConnections } from './limitConnections';

const MOST = 3;
const ATTACKER = '127.0.0.2';
const PARENT = '127.0.0.1';

let server: Server;
let sockets: Socket[] = [];

const listen = async (isProxy: (peer: string | undefined) => boolean) => {
  server = createServer((_req, res) => res.end('answered'));
  limitConnections(server, isProxy, MOST);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
  await once(server, 'close');
});

/** Connects and asks half a question; whether the connection is still there after the other half. */
const isServed = async (localAddress: string, end = '\r\n'): Promise<boolean> => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${end}`);
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [])]);
  return String(data ?? '').startsWith('HTTP/1.1 200');
};

/** Connections that never end their question. */
const holdOpen = async (localAddress: string, count: number): Promise<void> => {
  const { port } = server.address() as AddressInfo;
  for (let held = 0; held < count; held += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\n');
  }
};

it('lets others in while one address holds all that it may have', async () => {
  await listen(() => false);
  await holdOpen(ATTACKER, MOST + 5);
  expect(await isServed(ATTACKER)).toBe(false);
  expect(await isServed(PARENT)).toBe(true);
});

it('takes the address in again once it has let go', async () => {
  await listen(() => false);
  await holdOpen(ATTACKER, MOST);
  expect(await isServed(ATTACKER)).toBe(false);
  const [first] = sockets;
  const [held] = await Promise.all([
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
    first && once(first.destroy(), 'close'),
  ]);
  expect(held).toBe(MOST);
  while (
    (await new Promise<number>((resolve) =>
      server.getConnections((_e, count) => resolve(count)),
    )) >= MOST
  );
  expect(await isServed(ATTACKER)).toBe(true);
});

it('takes in all that a proxy brings', async () => {
  await listen((peer) => peer?.endsWith(ATTACKER) ?? false);
  await holdOpen(ATTACKER, MOST + 5);
  expect(await isServed(ATTACKER)).toBe(true);
});
