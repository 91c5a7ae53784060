import { createServer } from 'node:net';
import type { Note } from '@/tests/reliability/experiment';
import { exactly } from '@/tests/reliability/support/bounds';
import { startEcho } from './echo';
import { startNginx } from './nginx';

const PORTS = { nginx: 4447, closing: 4448, echo: 4449 };
const POSTS = 40;

/** Closes each connection as soon as a request stands on it, as a replica may that stops just then. */
const startClosing = async (port: number): Promise<() => Promise<void>> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.resetAndDestroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
};

/** Steps of a login whose connection is closed before they are read: the other replica answers them. */
export const noteAskedAgain = async (note: Note): Promise<void> => {
  const stopClosing = await startClosing(PORTS.closing);
  const stopEcho = await startEcho({ port: PORTS.echo, cacheControl: 'no-store' });
  const nginx = await startNginx({
    name: 'asked-again',
    port: PORTS.nginx,
    upstreams: [PORTS.closing, PORTS.echo],
  });
  try {
    let answered = 0;
    for (let turn = 0; turn < POSTS; turn += 1) {
      const { status } = await fetch(`${nginx.origin}/api/otp/verify`, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      });
      if (status === 200) answered += 1;
    }
    note(
      exactly('steps of a login that one replica resets, answered by the other', answered, POSTS),
    );
  } finally {
    await nginx.stop();
    await Promise.all([stopClosing(), stopEcho()]);
  }
};
