import type { RequestListener } from 'node:http';
import type { FastifyRequest } from 'fastify';
import inject, { type Response } from 'light-my-request';

/**
 * Not for Next: the answer is to be whole, uncompressed and without a body of the request, which no
 * page reads. Each visitor's coding of it is chosen afterwards.
 */
const LEFT_OUT = new Set([
  'accept-encoding',
  'content-length',
  'if-none-match',
  'if-range',
  'range',
  'transfer-encoding',
]);

export type Ask = (request: FastifyRequest, url?: string) => Promise<Response>;

/** Asks Next for an answer in one piece, by light-my-request, Fastify's own way to call a handler. */
export const createAsk =
  (handle: RequestListener): Ask =>
  ({ method, raw: { headers, socket }, url: own }, url = own) =>
    inject(handle, {
      method: method === 'HEAD' ? 'GET' : method,
      // With its host: a path that begins with /\ would be read as one, as `new URL` does.
      url: `http://localhost${url}`,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name))),
      // Without one, everybody would come from this machine. A visitor who has left has none.
      remoteAddress: socket.remoteAddress ?? 'unknown',
    });
