import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PRACTICE_COPY } from '@/data/copy/practice';
import type { Verdict } from '@/lib/study/practice/checkAnswer';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { gradeAnswer } from '@/lib/study/shelf/gradeAnswer';
import type { Grade } from '@/lib/study/shelf/shelf';
import { PracticeHelp } from './PracticeHelp';
import styles from './PracticeItem.module.scss';
import { PracticeWords } from './PracticeWords';

export type GivenAnswer = {
  grade: Grade;
  /** It is right and was not looked at before. */
  isSolved: boolean;
};

type PracticeItemProps = {
  id: string;
  number: number;
  question: PracticeQuestion;
  /** Right already, now or on an earlier visit. */
  isSolved: boolean;
  /** Called when an answer says something about what is known. */
  onAnswer: (given: GivenAnswer) => void;
};

type Outcome = Verdict | 'rightWithHelp' | 'unchecked';

type Checked = {
  outcome: Outcome;
  /** What went wrong, where the answer is a usual slip. */
  slip?: string | undefined;
};

const messageFor = ({ outcome, slip }: Checked, answer: string): string => {
  if (slip) return PRACTICE_COPY.slip(slip);
  const message = PRACTICE_COPY[outcome];
  return typeof message === 'string' ? message : message(answer);
};

const NO_HELP = { hasErred: false, hadHint: false, hasSeenAnswer: false };

// Units and their spellings are not for those who only read.
const loadChecker = () => import('@/lib/study/practice/checkWithSlips');

// A keypad of digits has no minus and no slash on some phones.
const keypadFor = (answer: string) => (/^\d[\d,.]*$/.test(answer) ? 'decimal' : undefined);

/** One question: a field that checks, and help that opens step by step. */
export const PracticeItem = ({ id, number, question, isSolved, onAnswer }: PracticeItemProps) => {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [help, setHelp] = useState(NO_HELP);
  const field = useRef<HTMLInputElement>(null);
  const shown = checked ?? (isSolved ? { outcome: 'right' as const } : null);
  const isRight = shown?.outcome === 'right' || shown?.outcome === 'rightWithHelp';

  const check = async () => {
    const { checkWithSlips } = await loadChecker();
    const { verdict, slip } = checkWithSlips(field.current?.value ?? '', question);
    const next = verdict === 'right' && help.hasSeenAnswer && !isSolved ? 'rightWithHelp' : verdict;
    setChecked({ outcome: next, slip });
    setHelp({
      ...help,
      hasErred: help.hasErred || verdict === 'wrong',
      hadHint: help.hadHint || verdict === 'unit' || verdict === 'amount',
    });
    const grade = gradeAnswer(verdict, help);
    if (grade) onAnswer({ grade, isSolved: next === 'right' });
    if (next !== 'right') field.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    check().catch(() => setChecked({ outcome: 'unchecked' }));
  };

  return (
    <li className={styles.root}>
      <p className={styles.ask} id={`${id}-ask`}>
        <PracticeWords text={question.ask} drawn={question.drawn?.ask} />
      </p>
      <form method="dialog" className={styles.form} noValidate onSubmit={submit}>
        <label htmlFor={id} className={styles.label}>
          {PRACTICE_COPY.yourAnswer}
          <span className={styles.hidden}>{PRACTICE_COPY.toQuestion(number)}</span>
        </label>
        <input
          id={id}
          ref={field}
          type="text"
          className={styles.field}
          inputMode={keypadFor(question.answer)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-ask ${id}-message`}
          aria-invalid={['wrong', 'unit', 'amount'].includes(shown?.outcome ?? '') || undefined}
          maxLength={200}
          onFocus={() => void loadChecker().catch(() => null)}
        />
        <Button type="submit" tone="secondary">
          {PRACTICE_COPY.check}
        </Button>
        <p role="status" id={`${id}-message`} className={isRight ? styles.right : styles.message}>
          {shown && (
            <>
              {isRight ? <Icon name="check" size={20} /> : <Icon name="alert" size={20} />}
              {messageFor(shown, question.answer)}
            </>
          )}
        </p>
      </form>
      <PracticeHelp
        question={question}
        onSeeHint={() => setHelp((before) => ({ ...before, hadHint: true }))}
        onSeeAnswer={() => setHelp((before) => ({ ...before, hasSeenAnswer: true }))}
      />
    </li>
  );
};
