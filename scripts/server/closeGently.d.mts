import type { Server } from 'node:http';

export const watchConnections: (
  server: Server,
  options?: { /** How long late requests are taken. */ graceMs?: number },
) => () => Promise<void>;
