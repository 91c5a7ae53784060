import type { Server } from 'node:http';

/** Answers whoever asks for a web socket: Next opens them in development only, and would leave others waiting. */
export const refuseUpgrades = (server: Server): void => {
  server.on('upgrade', (_req, socket) => {
    // Node.js takes its own listener away before it hands the socket over, and a reset that nobody
    // listens for would end the process.
    socket.on('error', () => {});
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
};
