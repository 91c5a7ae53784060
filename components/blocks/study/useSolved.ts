import { useEffect, useState } from 'react';
import { readSolved, saveSolved } from '@/lib/study/practice/score';

/** What is solved on this page, stored on this device. Nothing in the first render, as on the server. */
export const useSolved = () => {
  const [solved, setSolved] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);

  useEffect(() => setSolved(readSolved(window.location.pathname)), []);

  const save = (next: readonly string[]) => {
    setSolved(next);
    saveSolved(window.location.pathname, next);
  };
  return {
    solved,
    /** Another one after each fresh start. */
    round,
    solve: (ask: string) => {
      if (!solved.includes(ask)) save([...solved, ask]);
    },
    startAgain: () => {
      save([]);
      setRound(round + 1);
    },
  };
};
