import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isWanted = false;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const read = (): boolean => isWanted;
const nothing = (): boolean => false;

/** The parent has pressed Book Campus Tour: the forms of this visit begin with the times. */
export const askForVisit = (): void => {
  isWanted = true;
  for (const listener of listeners) listener();
};

/** After a visit was booked: the next enquiry is for another child. */
export const forgetVisit = (): void => {
  isWanted = false;
};

export const useVisitWish = (): boolean => useSyncExternalStore(subscribe, read, nothing);
