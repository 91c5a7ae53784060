import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isUrgent } from './urgent';

type Waiting = { answer: ServerResponse; start: () => void };

/**
 * Begins one request in each round of the event loop, in the order in which they came; what is urgent
 * begins at once. Node.js takes in one new connection for each round
 * (https://github.com/libuv/libuv/pull/3696): a round in which a hundred visitors are answered keeps
 * everybody else waiting in the kernel, parents who enquire too.
 */
export const takeTurns = (app: FastifyInstance): void => {
  const waiting: Waiting[] = [];
  const beginNext = () => {
    // Whoever has left takes no turn.
    while (waiting[0]?.answer.destroyed) waiting.shift();
    waiting.shift()?.start();
    // From within an immediate, this one belongs to the next round
    // (https://nodejs.org/docs/latest-v20.x/api/timers.html#setimmediatecallback-args).
    if (waiting.length > 0) setImmediate(beginNext);
  };
  app.addHook('onRequest', (request, { raw: answer }, start) => {
    if (isUrgent(request)) return start();
    if (waiting.length === 0) setImmediate(beginNext);
    waiting.push({ answer, start });
  });
};
