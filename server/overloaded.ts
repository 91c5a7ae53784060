import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { OVERLOADED_COPY } from '@/data/copy/turnedAway';
import { buildRefusals, turnAway } from './turnAway';
import { isUrgent } from './urgent';

/** Seconds after which a visitor may try again: a spike of page views is over by then. */
const RETRY_AFTER_S = 5;
/** How late the event loop may be on average, ms. */
const LONGEST_DELAY_MS = 2000;
const SAMPLE_MS = 250;
/** So many go on however late it is: the first visit of a page after a start loads its code. */
export const LEAST_RUNNING = 32;

const OVERLOADED = buildRefusals(503, OVERLOADED_COPY, 'service/unavailable');

/**
 * Admission control. What people send and health checks always go on to Next, the rest only a few at
 * once while the event loop is late.
 */
export const shedLoad = (
  app: FastifyInstance,
  { maxEventLoopDelay = LONGEST_DELAY_MS } = {},
): void => {
  let running = 0;
  app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request, reply) => {
      if (running >= LEAST_RUNNING && !isUrgent(request))
        turnAway(request, reply, OVERLOADED, RETRY_AFTER_S);
    },
  });
  app.addHook('preHandler', (_request, { raw }, done) => {
    running += 1;
    raw.once('close', () => {
      running -= 1;
    });
    done();
  });
};
