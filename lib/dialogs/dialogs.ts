import { useSyncExternalStore } from 'react';

/**
 * A dialog of the site. Opening one closes the others, with one exception: a login that the enquiry
 * dialog asks for stands on top of it, so that the parent comes back to the enquiry.
 */
export type DialogRequest =
  | {
      name: 'login';
      /** Filled in for the parent, 10 digits. */
      mobile?: string;
      /** Whether a new parent goes on to the Sign Up form (specification 4.1, step 6). */
      allowSignup: boolean;
      /** Called once a session with the verified number exists. */
      onVerified?: () => void;
    }
  | { name: 'search' }
  | { name: 'enquire' };

const listeners = new Set<() => void>();
const NONE: readonly DialogRequest[] = [];
let open = NONE;

const set = (next: readonly DialogRequest[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

export const openDialog = (request: DialogRequest): void => {
  const isForEnquiry = request.name === 'login' && open.at(-1)?.name === 'enquire';
  set(isForEnquiry ? [...open, request] : [request]);
};

/** Closes the dialog on top. */
export const closeDialog = (): void => set(open.slice(0, -1));
export const closeAllDialogs = (): void => set(NONE);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The open dialogs, the last one on top. */
export const useOpenDialogs = (): readonly DialogRequest[] =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => NONE,
  );

/** The dialog on top, or null. */
export const useOpenDialog = (): DialogRequest | null => useOpenDialogs().at(-1) ?? null;
