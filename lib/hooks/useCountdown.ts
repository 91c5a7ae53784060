import { useLayoutEffect, useState } from 'react';
import { secondsUntil } from '@/lib/site/countdown';

/** Seconds until a moment, counted down; null until the browser has looked at its clock. */
export const useCountdown = (deadline: number): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);

  // Before paint, so that a new deadline never shows the old end.
  useLayoutEffect(() => {
    const tick = () => {
      const left = secondsUntil(deadline, Date.now());
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    // Browsers slow the timers of hidden tabs down.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  return seconds;
};
