import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const AUTHENTICATION = 'R';
const SASL = 10;
const SASL_CONTINUE = 11;

const message = (kind: number, text: string): Buffer => {
  const body = Buffer.from(text);
  const head = Buffer.alloc(9);
  head.write(AUTHENTICATION);
  head.writeInt32BE(body.length + 8, 1);
  head.writeInt32BE(kind, 5);
  return Buffer.concat([head, body]);
};

/** As far as PostgreSQL goes with whoever has no password: it asks for one, and waits. */
export const startPasswordServer = async (): Promise<{
  databaseUrl: string;
  connections: () => number;
  close: () => void;
}> => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).once('close', () => open.delete(socket));
    socket.once('data', () => {
      socket.write(message(SASL, 'SCRAM-SHA-256\0\0'));
      socket.once('data', () => socket.write(message(SASL_CONTINUE, 'r=nonce')));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    databaseUrl: `postgres://site@127.0.0.1:${port}/site`,
    connections: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
