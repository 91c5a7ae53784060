import { Agent } from 'node:http';
import { askRaw } from '@/e2e/support/askRaw';

/** Each on a connection of its own, as a visitor who has just come. */
const agent = new Agent({ keepAlive: false });

export type Visit = {
  path: string;
  /** Milliseconds. */
  wait: number;
  /** Null where no answer came. */
  status: number | null;
};

/**
 * Other visitors, while somebody attacks: asks for these paths in turn, one every `everyMs`, whether
 * the one before is answered or not. Gives the function to stop, which waits for the last answers.
 */
export const streamVisits = (
  origin: string,
  paths: string[],
  everyMs: number,
): (() => Promise<Visit[]>) => {
  const visits: Promise<Visit>[] = [];
  const visit = async (path: string): Promise<Visit> => {
    const startedAt = performance.now();
    const answer = await askRaw(origin, path, { agent }).catch(() => null);
    return { path, wait: performance.now() - startedAt, status: answer?.status ?? null };
  };
  const timer = setInterval(
    () => visits.push(visit(paths[visits.length % paths.length] ?? '/')),
    everyMs,
  );
  return () => {
    clearInterval(timer);
    return Promise.all(visits);
  };
};
