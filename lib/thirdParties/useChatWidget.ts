import { useEffect } from 'react';
import { loadParty } from './loadParty';

/** Specification 7 and 9: after the page has loaded. */
const DELAY_MS = 1500;

// The duration of a navigation ends when the page has loaded.
const sinceLoad = (): number => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation?.duration ? performance.now() - navigation.duration : 0;
};

/** Loads the chat window, where `src` is not null, when the page has had its time. */
export const useChatWidget = (src: string | null): void => {
  useEffect(() => {
    if (!src) return;
    const timer = setTimeout(() => loadParty('chat', src), Math.max(0, DELAY_MS - sinceLoad()));
    return () => clearTimeout(timer);
  }, [src]);
};
