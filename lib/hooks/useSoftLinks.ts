import Router from 'next/router';
import { useEffect } from 'react';
import { isPlainPress, softAddressOf } from '@/lib/chrome/softLink';

const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

const addressOf = (event: Event): string | null => {
  const anchor = anchorOf(event.target);
  return anchor && softAddressOf(anchor, new URL(window.location.href));
};

const follow = (event: MouseEvent): void => {
  const address = isPlainPress(event) ? addressOf(event) : null;
  if (address === null) return;
  event.preventDefault();
  void Router.push(address);
};

// Fetched when a person points at the link, not when it scrolls into view: parents pay for data.
const fetchAhead = (event: Event): void => {
  const address = addressOf(event);
  if (address !== null) void Router.prefetch(address).catch(() => undefined);
};

/**
 * Every plain link within the site changes the page without a reload. One listener instead of a
 * component for each of the 150 links of a page: it also serves HTML that React left as served.
 */
export const useSoftLinks = (): void => {
  useEffect(() => {
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchAhead, { passive: true });
    document.addEventListener('focusin', fetchAhead, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('focusin', fetchAhead);
    };
  }, []);
};
