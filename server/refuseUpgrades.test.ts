import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { refuseUpgrades } from './refuseUpgrades';

const UPGRADE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

let server: Server;

beforeEach(async () => {
  server = createServer();
  refuseUpgrades(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

const askForUpgrade = async (): Promise<Socket> => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(UPGRADE);
  return socket;
};

it('answers whoever asks for a web socket that there is none', async () => {
  const socket = await askForUpgrade();
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
});

it('goes on when a visitor asks for one and resets the connection', async () => {
  const upgrade = once(server, 'upgrade');
  const socket = await askForUpgrade();
  // Sent before the server has read the question: its answer then meets the reset.
  socket.resetAndDestroy();
  await upgrade;
  await pause(50);
  const [answer] = await once(await askForUpgrade(), 'data');
  expect(String(answer)).toContain('400 Bad Request');
});
