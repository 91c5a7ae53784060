import { Socket } from 'node:net';

/**
 * Sockets for PostgreSQL's driver, to be closed when it cannot log in: it leaves such a connection open,
 * and the server waits a minute for the password, so that a command would stay as long.
 */
export const createDriverSockets = () => {
  const open = new Set<Socket>();
  return {
    stream: (): Socket => {
      const socket = new Socket();
      open.add(socket.once('close', () => open.delete(socket)));
      return socket;
    },
    destroy: (): void => {
      for (const socket of open) socket.destroy();
    },
  };
};
