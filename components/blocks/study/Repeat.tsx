import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/Link';
import { REPEAT_COPY } from '@/data/copy/practice';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import { getAnotherQuestion } from '@/lib/api/practice';
import type { MakerPlace } from '@/lib/study/makers/books';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { dayOf } from '@/lib/study/shelf/day';
import { dueQuestions, REPEAT_ANCHOR } from '@/lib/study/shelf/dueWork';
import { askKey, isItem, itemKey, makerOf } from '@/lib/study/shelf/itemKey';
import { dropItems } from '@/lib/study/shelf/noteAnswer';
import { recordAnswer } from '@/lib/study/shelf/recordAnswer';
import { changeChild, currentChild } from '@/lib/study/shelf/shelf';
import { openShelf, updateShelf } from '@/lib/study/shelf/shelfStore';
import { PracticeList } from './PracticeList';
import styles from './Repeat.module.scss';
import { useStudyPlace } from './StudyPlace';

type RepeatProps = { questions: readonly PracticeQuestion[]; makers: MakerPlace | null };

/** The question of a card: another one of its maker where there is one, else the page's own. */
const findQuestion = async (
  item: string,
  { questions, makers }: RepeatProps,
): Promise<PracticeQuestion | null> => {
  const maker = makerOf(item);
  const own = questions.find((question) => isItem(item, question)) ?? null;
  if (!maker || !makers) return own;
  return getAnotherQuestion(makers, maker).catch(() => own);
};

/** The questions of this page that are due today, with empty fields. */
export const Repeat = (props: RepeatProps) => {
  const place = useStudyPlace();
  const [due, setDue] = useState<readonly PracticeQuestion[] | null>(null);
  const [solved, setSolved] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is due is read once, on arrival
  useEffect(() => {
    const load = async () => {
      const page = currentChild(openShelf().shelf).pages[place.path];
      const items = page ? dueQuestions(page, dayOf(new Date())) : [];
      const found = await Promise.all(items.map((item) => findQuestion(item, props)));
      const gone = items.filter((_, at) => found[at] === null);
      // The page has changed since: nobody can repeat them any more.
      if (gone.length > 0) {
        updateShelf((shelf) => changeChild(shelf, (child) => dropItems(child, place.path, gone)));
      }
      setDue(found.filter((question) => question !== null));
    };
    void load();
  }, []);

  useEffect(() => {
    if (due) heading.current?.focus();
  }, [due]);

  if (!due) return null;
  const isDone = due.every(({ ask }) => solved.includes(askKey(ask)));
  return (
    <section id={REPEAT_ANCHOR} className={styles.root} aria-label={REPEAT_COPY.title}>
      <h3 ref={heading} tabIndex={-1}>
        {REPEAT_COPY.title}
      </h3>
      <p>{due.length === 0 ? REPEAT_COPY.none : REPEAT_COPY.note}</p>
      <PracticeList
        id="again"
        questions={due}
        solved={solved}
        onAnswer={(question, { grade, isSolved }) => {
          if (isSolved) setSolved([...solved, askKey(question.ask)]);
          void recordAnswer({ place, item: itemKey(question), grade });
        }}
      />
      <p role="status">{due.length > 0 && isDone && REPEAT_COPY.done}</p>
      <p>
        <Link href={MY_STUDY_PATH}>{REPEAT_COPY.back}</Link>
      </p>
    </section>
  );
};
