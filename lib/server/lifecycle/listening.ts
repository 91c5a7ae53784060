import { createServer } from 'node:net';
import { errorCode } from '@/lib/server/log/errorCode';

export type Address = { port: number; host: string };

/** Where these settings say that the site listens. An empty host: all addresses, of both kinds. */
export const addressOf = (settings: Readonly<Record<string, string | undefined>>): Address => ({
  port: Number(settings.PORT || 3000),
  host: settings.HOST ?? '',
});

const NO_ADDRESS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

/** Why nobody can listen there, in one line; null where it is another kind of error. */
export const listenProblem = (error: unknown, { port, host }: Address): string | null => {
  const code = errorCode(error) ?? '';
  if (code === 'EADDRINUSE')
    return `PORT: ${port} is in use by another program; stop that one or choose another port.`;
  if (code === 'EACCES')
    return `PORT: ${port} is not open to this user; choose one from 1024 on, with nginx in front.`;
  if (!NO_ADDRESS.includes(code)) return null;
  return `HOST: expected an address of this machine, found ${JSON.stringify(host)}`;
};

/** Asks, before anything slow begins, whether the site will be able to listen. Rejects with the reason. */
export const tryListening = ({ port, host }: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
