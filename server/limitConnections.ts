import type { Server } from 'node:http';
import { CONNECTIONS_PER_ADDRESS } from '@/data/limits';
import { limitedAddress, parseAddress } from '@/lib/server/endpoint/clientAddress';

/**
 * Closes at once what one address opens beyond its share, so that nobody takes all the places by
 * connections that ask for nothing. `isProxy` says of a socket's address that everybody comes from
 * it: those are for the proxy to limit.
 */
export const limitConnections = (
  server: Server,
  isProxy: (peer: string | undefined) => boolean,
  most = CONNECTIONS_PER_ADDRESS,
): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (isProxy(remoteAddress)) return;
    const address = limitedAddress(parseAddress(remoteAddress ?? '') ?? 'unknown');
    const others = open.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
};
