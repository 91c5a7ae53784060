import { useEffect, useState } from 'react';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { askKey, itemKey } from '@/lib/study/shelf/itemKey';
import { noteSolved } from '@/lib/study/shelf/noteAnswer';
import { recordAnswer } from '@/lib/study/shelf/recordAnswer';
import { changeChild, currentChild } from '@/lib/study/shelf/shelf';
import { openShelf, type ShelfTrouble, updateShelf } from '@/lib/study/shelf/shelfStore';
import type { GivenAnswer } from './PracticeItem';
import { useStudyPlace } from './StudyPlace';

/** What is solved on this page, from the shelf of this device. Nothing in the first render, as on the server. */
export const useSolved = () => {
  const place = useStudyPlace();
  const [solved, setSolved] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<ShelfTrouble | null>(null);
  const [round, setRound] = useState(0);
  const { path } = place;

  useEffect(() => {
    setSolved(currentChild(openShelf().shelf).pages[path]?.solved ?? []);
  }, [path]);

  const tick = (next: readonly string[]) => {
    setSolved(next);
    setTrouble(
      updateShelf((shelf) => changeChild(shelf, (child) => noteSolved(child, place, next))),
    );
  };
  return {
    solved,
    trouble,
    /** Another one after each fresh start. */
    round,
    answer: async (question: PracticeQuestion, { grade, isSolved }: GivenAnswer) => {
      const key = askKey(question.ask);
      if (isSolved && !solved.includes(key)) tick([...solved, key]);
      setTrouble(await recordAnswer({ place, item: itemKey(question), grade }));
    },
    startAgain: () => {
      tick([]);
      setRound(round + 1);
    },
  };
};
