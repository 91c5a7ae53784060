import type { Mark } from '@/lib/study/worksheets/markAnswer';
import type { Picture } from '@/lib/study/worksheets/picture';
import type { Question } from '@/lib/study/worksheets/question';
import { BlankField } from './BlankField';
import { MathText } from './MathText';
import styles from './QuestionItem.module.scss';
import { SheetPicture } from './SheetPicture';

type QuestionItemProps = {
  /** From 0. */
  at: number;
  question: Question;
  /** The name of a blank's control. */
  nameOf: (blank: number) => string;
  marks: Readonly<Record<string, Mark>>;
};

/** Pictures that stand beside their question on paper, so that a sheet stays one page. */
const WIDE = ['bars', 'tally', 'table', 'map'] as const;

/** Lines to trace, which take most of the paper's width. */
const LINES = ['trace', 'stroke', 'outline'] as const;

const isOneOf = (kinds: readonly string[], { kind }: Picture): boolean => kinds.includes(kind);

/** How question, picture and blanks share the room. */
const shapeOf = ({ ask, picture, blanks: [only, another] }: Question): string => {
  if (ask.endsWith('=')) return styles.sum ?? '';
  if (picture && isOneOf(LINES, picture)) return styles.line ?? '';
  if (picture) return (isOneOf(WIDE, picture) && styles.beside) || '';
  return (only && !another && !only.choices && styles.short) || '';
};

/** One question with its number, its picture and its blanks. */
export const QuestionItem = ({ at, question, nameOf, marks }: QuestionItemProps) => {
  const { ask, picture, blanks } = question;

  return (
    <li className={`${styles.root} ${shapeOf(question)}`}>
      <p className={styles.ask}>
        <span className={styles.number}>{at + 1}.</span>
        <span className={styles.text}>
          <MathText text={ask} />
        </span>
      </p>
      {picture && (
        <div className={styles.picture}>
          <SheetPicture picture={picture} />
        </div>
      )}
      {blanks.length > 0 && (
        <div className={styles.blanks}>
          {blanks.map((blank, place) => (
            <BlankField
              key={blank.label}
              name={nameOf(place)}
              question={at + 1}
              blank={blank}
              picture={picture}
              mark={marks[nameOf(place)]}
            />
          ))}
        </div>
      )}
    </li>
  );
};
