import { useEffect, useState } from 'react';
import { keepSolved, readSolved } from '@/lib/study/practice/score';

/** What is solved on this page, stored on this device. Nothing in the first render, as on the server. */
export const useSolved = () => {
  const [solved, setSolved] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);

  useEffect(() => setSolved(readSolved(window.location.pathname)), []);

  const keep = (next: readonly string[]) => {
    setSolved(next);
    keepSolved(window.location.pathname, next);
  };
  return {
    solved,
    /** Another one after each fresh start. */
    round,
    solve: (ask: string) => {
      if (!solved.includes(ask)) keep([...solved, ask]);
    },
    startAgain: () => {
      keep([]);
      setRound(round + 1);
    },
  };
};
