import { Figure } from '@/components/blocks/study/Figure';
import { MathHtml } from '@/components/blocks/study/MathHtml';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperSheet, SheetAnswer, SheetAnswers } from '@/lib/study/papers/paperSheet';
import { Marks } from './Marks';
import { OwnMark } from './OwnMark';
import shared from './PaperSection.module.scss';
import styles from './Scheme.module.scss';

type Section = PaperSheet['sections'][number];

const Answer = ({ letter, answer, steps, model }: SheetAnswer) => (
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
    {model && (
      <p className={styles.model}>
        <MathHtml html={model} />
      </p>
    )}
  </>
);

const AnswerWithOther = ({ or, ...answer }: SheetAnswers) => (
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

const PartAnswers = ({ answers }: { answers: readonly SheetAnswers[] }) => (
  <ol type="i">
    {answers.map((answer) => (
      <li key={answer.answer + answer.steps[0]?.step}>
        <AnswerWithOther {...answer} />
      </li>
    ))}
  </ol>
);

type InsteadProps = { word: string; answers: readonly SheetAnswers[] | undefined };

/** The answers of what stands in place of a text or a map. */
const Instead = ({ word, answers }: InsteadProps) =>
  answers && (
    <>
      <p className={shared.or}>{word}</p>
      <PartAnswers answers={answers} />
    </>
  );

/** The answers of a section, with what each step earns. */
export const Scheme = ({ section }: { section: Section }) => (
  <section className={shared.section}>
    <h3>{PAPER_COPY.section(section.name, section.title)}</h3>
    <ol className={`${shared.list} ${styles.solutions}`}>
      {section.solutions.map(({ number, marks, figure, answers, orAnswers, withoutMap }) => (
        <li key={number} value={number}>
          {answers.length > 1 ? (
            <PartAnswers answers={answers} />
          ) : (
            answers.map((answer) => <AnswerWithOther key={number} {...answer} />)
          )}
          {figure && <Figure figure={figure} />}
          <Instead word={PAPER_COPY.or} answers={orAnswers} />
          <Instead word={PAPER_COPY.withoutMap} answers={withoutMap} />
          <OwnMark number={number} marks={marks} />
        </li>
      ))}
    </ol>
  </section>
);
