import type { FastifyReply, FastifyRequest } from 'fastify';
import { REQUESTS } from '@/data/limits';
import { createAddressLimit } from '@/lib/server/endpoint/addressLimit';
import { clientAddress } from '@/lib/server/endpoint/clientAddress';
import { pathOf } from './badRequest';
import { createBurstLimiter, turnAwayLimited } from './burstLimit';

/** The first that fits counts, each by itself: a page that loads slowly costs no endpoint its tries. */
const KINDS = [
  { path: /^\/_next\/static\//, ...REQUESTS.builtFiles },
  { path: /^\/api\/health\//, ...REQUESTS.health },
  { path: /^\/api\//, ...REQUESTS.endpoints },
  { path: /^/, ...REQUESTS.pages },
];

/** What runs on this machine is the operator's own: a monitor, a crawl after a release. */
const OWN = ['127.0.0.1', '::1'];

const createCounter = () => {
  const counts = KINDS.map(({ path, perSecond, atOnce }) => ({
    path,
    // The window in which a full burst comes back.
    count: createAddressLimit((factor) =>
      createBurstLimiter(factor * perSecond, factor * atOnce, atOnce / perSecond),
    ),
  }));
  return async (url: string, address: string): Promise<void> => {
    const path = pathOf(url);
    await counts.find((kind) => kind.path.test(path))?.count(address);
  };
};

/**
 * Limits what one address asks for of all that is not answered from memory. The function that it makes
 * says whether a request may go on, and answers 429 where not. In this process, as nginx does in front:
 * a refusal costs next to nothing, and Next some milliseconds.
 */
export const createRequestLimit = (trustProxy: number) => {
  const count = createCounter();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { raw: req } = request;
    const address = clientAddress(req, trustProxy);
    if (OWN.includes(address)) return true;
    try {
      await count(req.url ?? '/', address);
      return true;
    } catch (cause) {
      turnAwayLimited(request, reply, cause);
      return false;
    }
  };
};
