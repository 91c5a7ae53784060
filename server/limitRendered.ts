import type { ServerResponse } from 'node:http';
import { setTimeout as pause, setImmediate as yieldToOthers } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { RENDERED_PAGES_AT_ONCE, RENDERED_PAGES_PER_SECOND } from '@/data/limits';
import { createAddressLimit } from '@/lib/server/endpoint/addressLimit';
import { clientAddress, limitedAddress } from '@/lib/server/endpoint/clientAddress';
import { countSearch } from '@/lib/server/siteApi/searchLimit';
import { pathOf } from './badRequest';
import { createBurstLimiter, turnAwayLimited } from './burstLimit';

/**
 * The pages that are rendered for each request; without regard to case, as Next matches rewrites. With
 * whatever follows, since Next splits a path before it decodes `%2F`, and under `/index`, which it
 * takes away.
 */
export const RENDERED =
  /^(?:\/index)*\/(?:search|compare|desk|enquiry|transfer-certificates\/answer|converters\/number-to-words)(?:\/|$)/i;
const SEARCH_PAGE = /^(?:\/index)*\/search(?:\/|$)/i;
/** What a change of page within the site asks for: the search, without the rendering. */
const SEARCH_DATA = /^\/_next\/data\/[^/]+(?:\/index)*\/search\.json(?:\/|$)/i;

const createCounter = () => {
  const countRendered = createAddressLimit((factor) =>
    createBurstLimiter(factor * RENDERED_PAGES_PER_SECOND, factor * RENDERED_PAGES_AT_ONCE, 60),
  );
  return async (path: string, address: string): Promise<void> => {
    if (RENDERED.test(path)) await countRendered(address);
    if (SEARCH_PAGE.test(path) || SEARCH_DATA.test(path)) await countSearch(address);
  };
};

/** After this the next one goes on, whatever became of the one before, ms. */
const LONGEST_WAIT_MS = 5000;

/**
 * One address renders one page at a time: between two of them the event loop answers everybody else,
 * who would otherwise wait until all that came before are rendered.
 */
const createQueues = () => {
  const last = new Map<string, Promise<unknown>>();
  return async (address: string, answer: ServerResponse): Promise<void> => {
    const before = last.get(address);
    const ended = new Promise<void>((resolve) => {
      answer.once('close', resolve);
    });
    const mine = Promise.race([ended, pause(LONGEST_WAIT_MS, undefined, { ref: false })]).finally(
      () => last.get(address) === mine && last.delete(address),
    );
    last.set(address, mine);
    if (before === undefined) return;
    await before;
    await yieldToOthers();
  };
};

/**
 * Limits per address what costs the most: pages that are rendered for each request, and their
 * searches, which count as those of /api/search do. Answers 429 with a page that people can read.
 * In this process and not in Next, since rendering the refusal would cost what it saves.
 */
export const limitRendered = (app: FastifyInstance, trustProxy: number): void => {
  const count = createCounter();
  const waitInQueue = createQueues();
  app.addHook('onRequest', async (request, reply) => {
    const { raw: req } = request;
    const path = pathOf(req.url ?? '/');
    const address = clientAddress(req, trustProxy);
    try {
      await count(path, address);
      if (RENDERED.test(path)) await waitInQueue(limitedAddress(address), reply.raw);
    } catch (cause) {
      return turnAwayLimited(request, reply, cause);
    }
  });
};
