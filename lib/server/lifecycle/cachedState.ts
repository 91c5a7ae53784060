import { log } from '@/lib/server/log/log';
import { withTimeout } from '@/lib/server/withTimeout';

export type State = 'up' | 'down' | 'unknown';

/** A state, and how old it is in whole seconds; null: nobody has asked yet. */
export type AgedState = { state: State; ageSeconds: number | null };

type Options = {
  /** Stands in the log. */
  name: string;
  /** Resolves when the part answers. */
  ping: () => Promise<void>;
  /** So old a state may be before somebody asks the part again. */
  everyMs: number;
  /** A part that takes longer is down. */
  longestMs: number;
};

export type CachedState = {
  /** What is known, without waiting. Where that is too old, the part is asked behind the answer. */
  peek: (now: number) => AgedState;
  /** What is known, or what the part says where that is too old. Never takes longer than `longestMs`. */
  read: (now: number) => Promise<State>;
};

/**
 * The state of one part, asked for by whoever wants to know, at most every `everyMs` and never twice
 * at a time: a thousand requests cost the part no more than one does.
 */
export const createCachedState = ({ name, ping, everyMs, longestMs }: Options): CachedState => {
  let known: { state: State; at: number } | null = null;
  let asking: Promise<State> | null = null;

  const ask = async (): Promise<State> => {
    const answered = withoutError(ping, name);
    const isUp = await withTimeout(answered, longestMs, null);
    if (isUp === null) log.warn({ part: name }, 'does not answer in time');
    const state = isUp ? 'up' : 'down';
    known = { state, at: Date.now() };
    // One that still has not answered is not asked again meanwhile.
    if (isUp === null) void answered.finally(forgetAsking);
    else forgetAsking();
    return state;
  };

  const forgetAsking = (): void => {
    asking = null;
  };

  const refresh = (): Promise<State> => {
    asking ??= ask();
    return asking;
  };

  const isFresh = (now: number): boolean => known !== null && Math.abs(now - known.at) < everyMs;

  return {
    peek: (now) => {
      if (!isFresh(now)) void refresh();
      if (known === null) return { state: 'unknown', ageSeconds: null };
      return { state: known.state, ageSeconds: Math.max(0, Math.floor((now - known.at) / 1000)) };
    },
    read: async (now) => (known !== null && isFresh(now) ? known.state : refresh()),
  };
};

const withoutError = async (ping: () => Promise<void>, part: string): Promise<boolean> => {
  try {
    await ping();
    return true;
  } catch (err) {
    log.warn({ err, part }, 'does not answer');
    return false;
  }
};
