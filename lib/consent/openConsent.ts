import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpen = false;

const set = (next: boolean): void => {
  isOpen = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Asks the visitor anew, whatever was answered before. Works before the question's code is here. */
export const openConsent = (): void => set(true);
export const closeConsent = (): void => set(false);

export const useIsConsentOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
