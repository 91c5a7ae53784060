import { useEffect, useRef, useState } from 'react';

const TICK_MS = 200;

/**
 * Counts down whole seconds for each `round` and calls `onEnd` once at nought. Null seconds: there
 * is no clock.
 */
export const useSecondsLeft = (
  seconds: number | null,
  round: number,
  onEnd: () => void,
): number | null => {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the clock again
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return;
    const deadline = performance.now() + seconds * 1000;
    const clock = setInterval(() => {
      const rest = Math.ceil((deadline - performance.now()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(clock);
      end.current();
    }, TICK_MS);
    return () => clearInterval(clock);
  }, [seconds, round]);

  return left;
};
