export type NoticeTone = 'success' | 'error' | 'warning';
export type Notice = { id: number; tone: NoticeTone; text: string };

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();
const waiting: Notice[] = [];
let count = 0;

/** Shows a snackbar for two seconds (specification 4.4). Works before the snackbars have loaded. */
export const notify = (tone: NoticeTone, text: string): void => {
  count += 1;
  const notice = { id: count, tone, text };
  if (listeners.size === 0) waiting.push(notice);
  for (const listener of listeners) listener(notice);
};

/** For the layout: hears every notice, first those that nobody has heard yet. */
export const onNotice = (listener: Listener): (() => void) => {
  listeners.add(listener);
  for (const notice of waiting.splice(0)) listener(notice);
  return () => {
    listeners.delete(listener);
  };
};
