import { PRACTICE_COPY } from '@/data/copy/practice';
import type { Level, PracticeQuestion } from '@/lib/study/practice/question';
import { askKey } from '@/lib/study/shelf/itemKey';
import { type GivenAnswer, PracticeItem } from './PracticeItem';
import styles from './PracticeList.module.scss';

type PracticeListProps = {
  /** Begins the ids of its fields. */
  id: string;
  /** Those of a level stand together. */
  questions: readonly PracticeQuestion[];
  /** The questions that are right, by `askKey`. */
  solved: readonly string[];
  onAnswer: (question: PracticeQuestion, given: GivenAnswer) => void;
};

type Group = { level: Level | undefined; start: number; questions: PracticeQuestion[] };

const groupByLevel = (questions: readonly PracticeQuestion[]): Group[] => {
  const groups: Group[] = [];
  questions.forEach((question, at) => {
    const last = groups.at(-1);
    if (last && last.level === question.level) last.questions.push(question);
    else groups.push({ level: question.level, start: at + 1, questions: [question] });
  });
  return groups;
};

/** Questions with a field each, numbered through, under the name of their level where they have one. */
export const PracticeList = ({ id, questions, solved, onAnswer }: PracticeListProps) => (
  <div className={styles.root}>
    {groupByLevel(questions).map(({ level, start, questions: ofLevel }) => (
      <div key={start} className={styles.group}>
        {level && <h3 className={styles.level}>{PRACTICE_COPY.levels[level]}</h3>}
        <ol className={styles.list} start={start}>
          {ofLevel.map((question, at) => (
            <PracticeItem
              key={question.ask}
              id={`${id}-${start + at}`}
              number={start + at}
              question={question}
              isSolved={solved.includes(askKey(question.ask))}
              onAnswer={(given) => onAnswer(question, given)}
            />
          ))}
        </ol>
      </div>
    ))}
  </div>
);
