// Next bundles instrumentation and each API route apart: only the global object is common to them.
const shared: typeof globalThis & { siteSingletons?: Map<string, unknown> } = globalThis;

/**
 * The one value of this name in the process, made when it is first asked for. Two callers that ask
 * for the same name have to ask for the same type.
 */
export function processSingleton<T>(name: string, create: () => T): T;
export function processSingleton(name: string, create: () => unknown): unknown {
  shared.siteSingletons ??= new Map();
  if (!shared.siteSingletons.has(name)) shared.siteSingletons.set(name, create());
  return shared.siteSingletons.get(name);
}

export type Slot<T> = {
  /** Opened when it is first asked for. One that could not be opened is tried again next time. */
  get: () => Promise<T>;
  /** What is there or on its way, null for nothing. */
  peek: () => Promise<T> | null;
  /** Puts another one there, or nothing. */
  set: (value: T | null) => void;
};

/** A service of which the process has one. */
export const processService = <T>(name: string, open: () => Promise<T>): Slot<T> => {
  const held = processSingleton<{ value: Promise<T> | null }>(name, () => ({ value: null }));
  return {
    get: () => {
      held.value ??= open().catch((cause: unknown) => {
        held.value = null;
        throw cause;
      });
      return held.value;
    },
    peek: () => held.value,
    set: (value) => {
      held.value = value === null ? null : Promise.resolve(value);
    },
  };
};
