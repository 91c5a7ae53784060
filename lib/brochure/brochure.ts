import { type BrochureEvent, type BrochureState, NO_BROCHURE, nextBrochure } from './state';

/** Milliseconds (specification section 9). */
const MESSAGE_MS = 10_000;
const RESET_MS = 1_000;

/** Fetches the file at an address. Resolves when that is over, however it went. */
export type FetchFile = (address: string) => Promise<void>;

const listeners = new Set<() => void>();
let state = NO_BROCHURE;
let wanted = '';
let messageTimer: ReturnType<typeof setTimeout> | undefined;

const happen = (event: BrochureEvent): void => {
  state = nextBrochure(state, event);
  for (const listener of listeners) listener();
};

export const readBrochure = (): BrochureState => state;

export const onBrochure = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Notes the wish and shows the message for ten seconds; asking again starts them afresh. */
export const requestBrochure = (address: string): void => {
  if (state.isDownloading) return;
  wanted = address;
  happen('request');
  clearTimeout(messageTimer);
  messageTimer = setTimeout(() => happen('message-over'), MESSAGE_MS);
};

/** Gets the file now, one at a time; a second after the end everything is as it was. */
export const startBrochure = async (address: string, fetchFile: FetchFile): Promise<void> => {
  if (state.isDownloading) return;
  clearTimeout(messageTimer);
  happen('download');
  await fetchFile(address);
  setTimeout(() => happen('reset'), RESET_MS);
};

/** Gets the file that the parent has asked for, if any. */
export const startRequestedBrochure = async (fetchFile: FetchFile): Promise<void> => {
  if (state.isRequested) await startBrochure(wanted, fetchFile);
};
