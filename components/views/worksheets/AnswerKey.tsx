import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import type { Sheet } from '@/lib/study/worksheets/drawSheet';
import type { Blank } from '@/lib/study/worksheets/question';
import styles from './AnswerKey.module.scss';
import { MathText } from './MathText';
import { SheetHead } from './SheetHead';

type AnswerKeyProps = { sheet: Sheet; grade: string };

const fullAnswer = ({ label, answer, unit }: Blank): string =>
  unit === '₹'
    ? `${label} ₹${answer}`
    : `${label} ${answer}${unit ? `${unit === '°' || unit === '%' ? '' : ' '}${unit}` : ''}`;

/**
 * The twin of a sheet, on a page of its own on paper. On the screen a plain checkbox opens it, which
 * needs no JavaScript and, unlike `details`, never stays closed while printing.
 */
export const AnswerKey = ({ sheet, grade }: AnswerKeyProps) => {
  const id = 'show-key';
  const hasAnswers = sheet.questions.some(({ blanks }) => blanks.length > 0);
  return (
    <section className={styles.root} aria-label={WORKSHEET_COPY.key}>
      <label className={styles.toggle} htmlFor={id}>
        <input id={id} type="checkbox" className={styles.box} autoComplete="off" />
        {WORKSHEET_COPY.showKey}
      </label>
      <div className={styles.key}>
        <SheetHead sheet={sheet} grade={grade} prefix={WORKSHEET_COPY.key} />
        {!hasAnswers && <p>{WORKSHEET_COPY.keyForTracing}</p>}
        {hasAnswers && (
          <ol className={`${styles.answers} ${styles[sheet.layout]}`}>
            {sheet.questions.map(({ blanks, how }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: another sheet has another key
              <li key={at} className={styles.answer}>
                <span className={styles.number}>{at + 1}.</span>
                <span>
                  <strong>
                    <MathText text={blanks.map(fullAnswer).join(', ').trim()} />
                  </strong>
                  {how && (
                    <span className={styles.how}>
                      <MathText text={how} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
};
