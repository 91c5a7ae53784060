import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableLine } from '@/lib/study/tables/buildTable';

type Language = 'en-IN' | 'hi-IN';

/** A line that is read: its number and what is said. */
type SpokenLine = Pick<TableLine, 'times' | 'words'>;

type Recitation = {
  /** The line that is being read. */
  current: number | null;
  problem: 'unavailable' | 'failed' | null;
  play: () => void;
  stop: () => void;
};

// A little slower than talk, so that a child can say it along.
const RATE = 0.85;

/** What will do, best first. */
const VOICES: Record<Language, readonly string[]> = {
  'en-IN': ['en-IN', 'en-GB', 'en'],
  'hi-IN': ['hi'],
};

const findVoice = (language: Language): SpeechSynthesisVoice | null => {
  const voices = window.speechSynthesis.getVoices();
  const found = VOICES[language].map((wanted) =>
    voices.find(({ lang }) => lang.replace('_', '-').startsWith(wanted)),
  );
  return found.find((voice) => voice !== undefined) ?? null;
};

/**
 * Any voice reads English somehow, but only a Hindi one reads Hindi letters. An empty list says nothing:
 * some browsers fill it late.
 */
const hasVoice = (language: Language): boolean =>
  language === 'en-IN' ||
  window.speechSynthesis.getVoices().length === 0 ||
  findVoice(language) !== null;

const makeUtterance = (words: string, language: Language): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(words);
  const voice = findVoice(language);
  if (voice) utterance.voice = voice;
  utterance.lang = language;
  utterance.rate = RATE;
  return utterance;
};

/** Reads a table aloud, line by line: in Indian English, or in Hindi where the browser can. */
export const useRecitation = (
  rows: readonly SpokenLine[],
  language: Language = 'en-IN',
): Recitation => {
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
    const utterance = makeUtterance(row.words, language);
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
    if (!('speechSynthesis' in window) || !hasVoice(language)) {
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
