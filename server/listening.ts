import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { errorCode } from '@/lib/server/log/errorCode';

export type Address = { port: number; host: string };

type Settings = Readonly<Record<string, string | undefined>>;

/** Where these settings say that the site listens. */
export const addressOf = ({ PORT, HOST }: Settings): Address => ({
  port: Number(PORT || 3000),
  host: HOST || allAddresses(),
});

// All addresses, as Next does: of both kinds where the machine has both.
const allAddresses = (): string => {
  const known = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return known.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
};

/** Why nobody can listen there, in one line; null where it is another kind of error. */
export const listenProblem = (error: unknown, { port, host }: Address): string | null => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `PORT: ${port} is in use by another program; stop that one or choose another port.`;
    case 'EACCES':
      return `PORT: ${port} is not open to this user; choose one from 1024 on, with nginx in front.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST: expected an address of this machine, found ${JSON.stringify(host)}`;
    default:
      return null;
  }
};

/** Asks, before anything slow begins, whether the site will be able to listen. Rejects with the reason. */
export const tryListening = ({ port, host }: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
