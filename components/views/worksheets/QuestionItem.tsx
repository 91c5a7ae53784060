import type { Mark } from '@/lib/study/worksheets/markAnswer';
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
const WIDE = ['trace', 'stroke', 'bars', 'table', 'map'] as const;

/** How question, picture and blanks share the room. */
const shapeOf = ({ ask, picture, blanks: [only, another] }: Question): string => {
  if (ask.endsWith('=')) return styles.sum ?? '';
  if (picture) return (WIDE.some((kind) => kind === picture.kind) && styles.beside) || '';
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
