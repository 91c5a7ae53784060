import { add, negate, type Rational, subtract, ZERO } from '@/lib/study/calculators/exact/rational';
import { fraction, showDecimal } from '@/lib/study/calculators/exact/showRational';
import { evaluate } from './evaluate';

/** A sum that was worked out. `ans` is what `Ans` stood for in it. */
export type HistoryEntry = { id: number; sum: string; ans: Rational; result: string };

/** What a basic calculator knows. */
export type Session = {
  ans: Rational;
  /** Null while it is empty. */
  memory: Rational | null;
  /** The newest first. */
  history: readonly HistoryEntry[];
  /** The last sum and its value, a sentence on what is wrong, or nothing yet. */
  shown: { sum: string; value: Rational } | { message: string } | null;
};

export const NEW_SESSION: Session = { ans: ZERO, memory: null, history: [], shown: null };

const LONGEST_HISTORY = 20;
const LONGEST_FRACTION = 14;

/** `0.25`, or `≈ 0.333333333333` and the fraction that it rounds. */
export const describeValue = (value: Rational): { text: string; exactly: string | null } => {
  const { text, isExact } = showDecimal(value);
  const exact = fraction(value);
  const isShort = exact.length <= LONGEST_FRACTION && exact.includes('/');
  return { text: isExact ? text : `≈ ${text}`, exactly: !isExact && isShort ? exact : null };
};

const namesOf = ({ ans, memory }: Session) => ({ Ans: ans, M: memory ?? ZERO });

/** Works a sum out and notes it down; a wrong one changes only what is shown. */
export const workOut = (session: Session, typed: string): Session => {
  const evaluation = evaluate(typed, namesOf(session));
  if (!evaluation.ok) return { ...session, shown: { message: evaluation.message } };
  const { value } = evaluation;
  const sum = typed.trim();
  const id = (session.history[0]?.id ?? 0) + 1;
  const entry = { id, sum, ans: session.ans, result: describeValue(value).text };
  return {
    ...session,
    ans: value,
    history: [entry, ...session.history].slice(0, LONGEST_HISTORY),
    shown: { sum, value },
  };
};

/** Adds the value of the sum to the memory, or takes it away. */
export const changeMemory = (session: Session, typed: string, sign: '+' | '−'): Session => {
  const isAnswered = session.shown && 'sum' in session.shown && session.shown.sum === typed.trim();
  const after = isAnswered ? session : workOut(session, typed);
  if (!after.shown || 'message' in after.shown) return after;
  const { value } = after.shown;
  const before = after.memory;
  if (!before) return { ...after, memory: sign === '+' ? value : negate(value) };
  return { ...after, memory: sign === '+' ? add(before, value) : subtract(before, value) };
};
