import { type KeyboardEvent, type RefObject, useState } from 'react';
import { goesOn, type Key, writtenBy } from '@/lib/study/calculators/basic/keys';
import {
  changeMemory,
  type HistoryEntry,
  NEW_SESSION,
  type Session,
  workOut,
} from '@/lib/study/calculators/basic/session';

const BEFORE_CARET = /(?:Ans|[\s\S])$/i;

/** What is selected; the end of a field without focus, whose caret Chromium 150 puts first. */
const selected = (field: HTMLInputElement): [start: number, end: number] => {
  const last = field.value.length;
  if (document.activeElement !== field) return [last, last];
  return [field.selectionStart ?? last, field.selectionEnd ?? last];
};

const write = (field: HTMLInputElement, text: string): void =>
  field.setRangeText(text, ...selected(field), 'end');

const deleteBack = (field: HTMLInputElement): void => {
  const [start, end] = selected(field);
  const piece = start === end ? (BEFORE_CARET.exec(field.value.slice(0, start))?.[0] ?? '') : '';
  field.setRangeText('', start - piece.length, end, 'end');
};

const fill = (field: HTMLInputElement, text: string): void => {
  field.value = text;
  field.setSelectionRange(text.length, text.length);
};

/** The state and the keys of the basic calculator. The sum itself lives in its field. */
export const useBasicCalculator = (fieldRef: RefObject<HTMLInputElement | null>) => {
  const [session, setSession] = useState<Session>(NEW_SESSION);
  // After = the next sign starts a new sum, or goes on from the answer.
  const [isDone, setIsDone] = useState(false);

  const begin = (field: HTMLInputElement, sign: string): void => {
    if (isDone) fill(field, goesOn(sign) ? 'Ans' : '');
    setIsDone(false);
  };

  const settle = (next: Session): void => {
    setSession(next);
    setIsDone(next.shown !== null && 'sum' in next.shown);
  };

  const doKey = (field: HTMLInputElement, key: Key): void => {
    if (key === '=') settle(workOut(session, field.value));
    else if (key === 'M+') settle(changeMemory(session, field.value, '+'));
    else if (key === 'M−') settle(changeMemory(session, field.value, '−'));
    else if (key === 'MC') setSession({ ...session, memory: null });
    else if (key === '⌫') {
      deleteBack(field);
      setIsDone(false);
    } else if (key === 'AC') {
      fill(field, '');
      settle({ ...session, shown: null });
    }
  };

  const press = (key: Key): void => {
    const field = fieldRef.current;
    if (!field) return;
    const text = writtenBy(key);
    if (text === null) doKey(field, key);
    else {
      begin(field, text);
      write(field, text);
    }
  };

  const typeKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') press('AC');
    else if (event.key.length === 1) begin(event.currentTarget, event.key);
    else if (event.key !== 'Shift' && event.key !== 'Enter') setIsDone(false);
  };

  const reuse = ({ sum, ans }: HistoryEntry): void => {
    const field = fieldRef.current;
    if (!field) return;
    fill(field, sum);
    field.focus();
    setSession({ ...session, ans, shown: null });
    setIsDone(false);
  };

  return {
    session,
    press,
    typeKey,
    reuse,
    clearHistory: () => setSession({ ...session, history: [] }),
  };
};
