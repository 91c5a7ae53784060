import { useSyncExternalStore } from 'react';

export type SearchResult = { title: string; link: string; description: string; kind: string };

/** The last search of this visit, shared by the dialog and the page. */
export type SearchState = { text: string; results: readonly SearchResult[] };

const NOTHING: SearchState = { text: '', results: [] };
const CLEARED: SearchState = { text: '', results: [] };

const listeners = new Set<() => void>();
let current = NOTHING;

const set = (next: SearchState): void => {
  current = next;
  for (const listener of listeners) listener();
};

export const keepResults = (state: SearchState): void => set(state);
export const clearResults = (): void => set(CLEARED);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The last search of this visit; nothing on the server. */
export const useSearchResults = (): SearchState =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => NOTHING,
  );

/** Whether a visitor cleared the last search, by sending a blank text. */
export const isCleared = (state: SearchState): boolean => state === CLEARED;
