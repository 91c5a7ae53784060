import { useEffect, useState } from 'react';
import type { FooterInfo } from '@/lib/api/footer';

// For browsers that do not say when they are idle.
const WAIT_MS = 1_500;

/** What the footer service knows, fetched when the page has nothing better to do. */
export const useFooterInfo = (): FooterInfo | null => {
  const [info, setInfo] = useState<FooterInfo | null>(null);

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { getFooter } = await import('@/lib/api/footer');
      const answer = await getFooter();
      if (!isGone) setInfo(answer);
    };
    // The site works without it, so a part that does not load is no error either.
    const start = () => void load().catch(() => undefined);
    const canIdle = 'requestIdleCallback' in window;
    const timer = canIdle ? window.requestIdleCallback(start) : setTimeout(start, WAIT_MS);
    return () => {
      isGone = true;
      if (canIdle) window.cancelIdleCallback(Number(timer));
      else clearTimeout(timer);
    };
  }, []);

  return info;
};
