import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import type { Mark } from '@/lib/study/worksheets/markAnswer';
import type { Picture } from '@/lib/study/worksheets/picture';
import type { Blank } from '@/lib/study/worksheets/question';
import styles from './BlankField.module.scss';
import { BlankMark } from './BlankMark';
import { ChoiceList } from './ChoiceList';
import { MathText } from './MathText';

type BlankFieldProps = {
  name: string;
  /** Number of the question, from 1. */
  question: number;
  blank: Blank;
  picture?: Picture;
  /** Undefined until the sheet is checked. */
  mark?: Mark;
};

/** Place for one answer: a field or choices on the screen, a line on paper. */
export const BlankField = ({ name, question, blank, picture, mark }: BlankFieldProps) => {
  const { label, unit, choices } = blank;
  const spoken = [WORKSHEET_COPY.asked(question), label, unit].filter(Boolean).join(', ');
  const control = {
    name,
    'aria-label': spoken,
    'aria-invalid': mark !== undefined && mark !== 'right' ? true : undefined,
    'aria-describedby': mark ? `${name}-mark` : undefined,
  };

  return (
    <div className={`${styles.root} ${mark ? styles[mark] : ''}`}>
      <div className={styles.line}>
        {label && (
          <span className={styles.label}>
            <MathText text={label} />
          </span>
        )}
        {unit === '₹' && <span>₹</span>}
        {choices && !label && <ChoiceList {...control} choices={choices} picture={picture} />}
        {choices && label && (
          <select {...control} className={styles.control} defaultValue="">
            <option value="">{WORKSHEET_COPY.choose}</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
        {!choices && (
          <input
            {...control}
            className={styles.control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
        )}
        {(!choices || label) && <span className={styles.paper} aria-hidden="true" />}
        {unit && unit !== '₹' && <span>{unit}</span>}
      </div>
      {mark && <BlankMark id={`${name}-mark`} mark={mark} answer={blank.answer} />}
    </div>
  );
};
