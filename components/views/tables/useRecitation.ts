import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableLine } from '@/lib/study/tables/buildTable';

type Recitation = {
  /** The line that is being read. */
  current: number | null;
  problem: 'unavailable' | 'failed' | null;
  play: () => void;
  stop: () => void;
};

// A little slower than talk, so that a child can say it along.
const RATE = 0.85;

const findVoice = (): SpeechSynthesisVoice | null => {
  const voices = window.speechSynthesis.getVoices();
  const speaks = (language: string) =>
    voices.find(({ lang }) => lang.replace('_', '-').startsWith(language));
  return speaks('en-IN') ?? speaks('en-GB') ?? speaks('en') ?? null;
};

const makeUtterance = (words: string): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(words);
  const voice = findVoice();
  if (voice) utterance.voice = voice;
  utterance.lang = 'en-IN';
  utterance.rate = RATE;
  return utterance;
};

/** Reads a table aloud, line by line, in Indian English where the browser has such a voice. */
export const useRecitation = (rows: readonly TableLine[]): Recitation => {
  const [current, setCurrent] = useState<number | null>(null);
  const [problem, setProblem] = useState<Recitation['problem']>(null);
  // Some browsers forget an utterance that nobody holds, and its end is never told.
  const held = useRef<SpeechSynthesisUtterance | null>(null);

  const stop = useCallback(() => {
    held.current = null;
    setCurrent(null);
    if ('speechSynthesis' in window) window.speechSynthesis.cancel();
  }, []);

  const say = (at: number): void => {
    const row = rows[at];
    if (!row) {
      stop();
      return;
    }
    const utterance = makeUtterance(row.words);
    held.current = utterance;
    utterance.onend = () => held.current === utterance && say(at + 1);
    utterance.onerror = () => {
      if (held.current !== utterance) return;
      // A browser without any voice fails at the first line.
      setProblem(at === 0 ? 'unavailable' : 'failed');
      stop();
    };
    setCurrent(row.times);
    window.speechSynthesis.speak(utterance);
  };

  const play = (): void => {
    if (!('speechSynthesis' in window)) {
      setProblem('unavailable');
      return;
    }
    stop();
    setProblem(null);
    say(0);
  };

  useEffect(() => stop, [stop]);

  return { current, problem, play, stop };
};
