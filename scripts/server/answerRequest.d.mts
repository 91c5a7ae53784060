import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export const createAnswer: (options: {
  server: Server;
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  onError: (res: ServerResponse, error: unknown) => void;
}) => (req: IncomingMessage, res: ServerResponse) => void;
