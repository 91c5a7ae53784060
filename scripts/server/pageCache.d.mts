import type { IncomingMessage, ServerResponse } from 'node:http';

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export const createPageCache: (options: {
  handle: Handle;
  /** What the kept pages may take in all, bytes. */
  mostBytes?: number;
  /** Now, ms. */
  now?: () => number;
}) => Handle;
