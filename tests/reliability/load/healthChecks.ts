/** A balancer gives up on a check that takes longer. */
const LIMIT_MS = 2000;

/** Asks whether the site lives, once every `everyMs`. Gives the function to stop, which counts. */
export const streamHealthChecks = (
  origin: string,
  everyMs: number,
): (() => Promise<{ asked: number; unanswered: number }>) => {
  const checks: Promise<boolean>[] = [];
  const check = async (): Promise<boolean> => {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(`${origin}/api/health/live`, { signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.ok ?? false;
  };
  const timer = setInterval(() => checks.push(check()), everyMs);
  return async () => {
    clearInterval(timer);
    const answers = await Promise.all(checks);
    return {
      asked: answers.length,
      unanswered: answers.filter((isAnswered) => !isAnswered).length,
    };
  };
};
