import { type FormEvent, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import { gradeMany } from '@/lib/study/shelf/gradeAnswer';
import type { Grade } from '@/lib/study/shelf/shelf';
import type { Sheet } from '@/lib/study/worksheets/drawSheet';
import type { Mark, markAnswer } from '@/lib/study/worksheets/markAnswer';
import { QuestionItem } from './QuestionItem';
import { SheetHead } from './SheetHead';
import styles from './SheetPaper.module.scss';

type SheetPaperProps = {
  sheet: Sheet;
  /** The name of the class. */
  grade: string;
  /** Called when the whole sheet is filled in and marked. */
  onMark: (grade: Grade) => void;
};

// A sheet that is printed needs no marks.
const loadMarker = () => import('@/lib/study/worksheets/markAnswer');

const nameOf = (question: number, blank: number): string => `answer-${question}-${blank}`;

/** What stands in a field, or which of its choices is taken. */
const typedInto = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  return control && 'value' in control ? String(control.value) : '';
};

/** The marks of the blanks that are filled in, by name. */
const markSheet = (
  { questions }: Sheet,
  form: HTMLFormElement,
  mark: typeof markAnswer,
): Record<string, Mark> =>
  Object.fromEntries(
    questions.flatMap(({ blanks }, question) =>
      blanks.flatMap((blank, at) => {
        const name = nameOf(question, at);
        const found = mark(typedInto(form, name), blank);
        return found ? [[name, found] as const] : [];
      }),
    ),
  );

/** The questions: on paper with lines to write on, on the screen with fields that are marked. */
export const SheetPaper = ({ sheet, grade, onMark }: SheetPaperProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({});
  const [score, setScore] = useState('');
  const blankCount = sheet.questions.reduce((sum, { blanks }) => sum + blanks.length, 0);

  const check = async () => {
    const marker = await loadMarker();
    if (!form.current) return;
    const next = markSheet(sheet, form.current, marker.markAnswer);
    const given = Object.values(next);
    const right = given.filter((mark) => mark === 'right').length;
    setMarks(next);
    setScore(WORKSHEET_COPY.score({ right, given: given.length, of: blankCount }));
    if (given.length === blankCount) onMark(gradeMany(right, blankCount));
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    check().catch(() => setScore(WORKSHEET_COPY.unchecked));
  };

  const forgetMark = ({ target }: FormEvent) => {
    if (!('name' in target)) return;
    const { [String(target.name)]: _, ...others } = marks;
    setMarks(others);
  };

  const clear = () => {
    form.current?.reset();
    setMarks({});
    setScore('');
  };

  return (
    <form
      ref={form}
      method="dialog"
      className={styles.root}
      noValidate
      onSubmit={submit}
      onInput={forgetMark}
      onFocus={() => void loadMarker().catch(() => null)}
    >
      <SheetHead sheet={sheet} grade={grade} lines />
      <ol className={`${styles.questions} ${styles[sheet.layout]}`}>
        {sheet.questions.map((question, at) => (
          <QuestionItem
            // biome-ignore lint/suspicious/noArrayIndexKey: another sheet has another key
            key={at}
            at={at}
            question={question}
            nameOf={(blank) => nameOf(at, blank)}
            marks={marks}
          />
        ))}
      </ol>
      {blankCount > 0 ? (
        <div className={styles.buttons}>
          <Button type="submit">{WORKSHEET_COPY.check}</Button>
          <Button tone="quiet" onClick={clear}>
            {WORKSHEET_COPY.again}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{WORKSHEET_COPY.traceNote}</p>
      )}
      <p role="status" className={styles.score}>
        {score}
      </p>
    </form>
  );
};
