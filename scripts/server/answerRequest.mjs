import { isDrowning } from './admission.mjs';
import { sendBusy } from './busy.mjs';
import { createGate } from './gate.mjs';
import { createPageCache } from './pageCache.mjs';
import { kindOf } from './requestKind.mjs';
import { createTurns } from './turns.mjs';

/**
 * Answers from memory what memory has, and asks `handle` (Next) for the rest as long as it keeps
 * up; who comes on top is turned away at once with a 503. `onError` gets what `handle` throws.
 */
export const createAnswer = ({ server, handle, onError }) => {
  /** For how long the request that has just had its turn waited: how late we are, ms. */
  let lateMs = 0;
  const inTurn = createTurns(server);
  const throughGate = createGate({ delayMs: () => lateMs });
  const answer = createPageCache({
    handle: async (req, res) => {
      const isAnswered = await throughGate(kindOf(req), res, () => handle(req, res));
      if (!isAnswered) sendBusy(req, res);
    },
  });
  return (req, res) => {
    const kind = kindOf(req);
    inTurn(kind, (waitedMs) => {
      lateMs = waitedMs;
      // The visitor has left.
      if (res.destroyed) return;
      if (isDrowning(kind, waitedMs)) sendBusy(req, res);
      else answer(req, res).catch((error) => onError(res, error));
    });
  };
};
