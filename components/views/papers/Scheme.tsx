import { Figure } from '@/components/blocks/study/Figure';
import { MathHtml } from '@/components/blocks/study/MathHtml';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperSheet, SheetAnswer } from '@/lib/study/papers/paperSheet';
import { Marks } from './Marks';
import shared from './PaperSection.module.scss';
import styles from './Scheme.module.scss';

type Section = PaperSheet['sections'][number];

const Answer = ({ letter, answer, steps }: SheetAnswer) => (
  <>
    <p>
      <strong>
        {letter && `(${letter}) `}
        <MathHtml html={answer} />
      </strong>
    </p>
    <ul>
      {steps.map(({ step, marks }) => (
        <li key={step} className={styles.step}>
          <MathHtml html={step} /> <Marks marks={marks} />
        </li>
      ))}
    </ul>
  </>
);

const AnswerWithOther = ({ or, ...answer }: SheetAnswer & { or: SheetAnswer | null }) => (
  <>
    <Answer {...answer} />
    {or && (
      <>
        <p className={shared.or}>{PAPER_COPY.or}</p>
        <Answer {...or} />
      </>
    )}
  </>
);

/** The answers of a section, with what each step earns. */
export const Scheme = ({ section }: { section: Section }) => (
  <section className={shared.section}>
    <h3>{PAPER_COPY.section(section.name, section.title)}</h3>
    <ol className={`${shared.list} ${styles.solutions}`}>
      {section.solutions.map(({ number, figure, answers: [first, ...more] }) => (
        <li key={number} value={number}>
          {more.length === 0 && first && <AnswerWithOther {...first} />}
          {more.length > 0 && (
            <ol type="i">
              {[first, ...more].map(
                (answer) =>
                  answer && (
                    <li key={answer.answer + answer.steps[0]?.step}>
                      <AnswerWithOther {...answer} />
                    </li>
                  ),
              )}
            </ol>
          )}
          {figure && <Figure figure={figure} />}
        </li>
      ))}
    </ol>
  </section>
);
