import { Figure } from '@/components/blocks/study/Figure';
import { MathHtml } from '@/components/blocks/study/MathHtml';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperSheet, SheetQuestion } from '@/lib/study/papers/paperSheet';
import { Marks } from './Marks';
import styles from './PaperQuestions.module.scss';
import shared from './PaperSection.module.scss';

type Section = PaperSheet['sections'][number];

const COLUMNS = { 1: undefined, 2: styles.two, 4: styles.four };

type OtherProps = { html: string | null; word?: string };

/** What may be answered instead. */
const Other = ({ html, word = PAPER_COPY.or }: OtherProps) =>
  html && (
    <>
      <p className={shared.or}>{word}</p>
      <p>
        <MathHtml html={html} />
      </p>
    </>
  );

const Options = ({ options, columns }: Pick<SheetQuestion, 'options' | 'columns'>) => (
  <ol type="A" className={COLUMNS[columns]}>
    {options.map((html) => (
      <li key={html}>
        <MathHtml html={html} />
      </li>
    ))}
  </ol>
);

const Parts = ({ parts }: Pick<SheetQuestion, 'parts'>) => (
  <ol type="i" className={styles.parts}>
    {parts.map((part) => (
      <li key={part.ask}>
        <p>
          <MathHtml html={part.ask} />
        </p>
        <Other html={part.or} />
        <Marks marks={part.marks} />
      </li>
    ))}
  </ol>
);

/** A section of the paper: its questions with their numbers and, at the right edge, their marks. */
export const PaperQuestions = ({ section }: { section: Section }) => (
  <section className={shared.section}>
    <h3>{PAPER_COPY.section(section.name, section.title)}</h3>
    <p>{section.note}</p>
    <ol className={`${shared.list} ${styles.questions}`}>
      {section.questions.map((question) => (
        <li key={question.number} value={question.number}>
          <p>
            <MathHtml html={question.ask} />
          </p>
          {question.figure && <Figure figure={question.figure} />}
          {question.options.length > 0 && <Options {...question} />}
          {question.parts.length > 0 && <Parts parts={question.parts} />}
          <Other html={question.or} />
          {question.orParts && <Parts parts={question.orParts} />}
          {question.withoutMap && (
            <>
              <Other html={question.withoutMap.ask} word={PAPER_COPY.withoutMap} />
              <Parts parts={question.withoutMap.parts} />
            </>
          )}
          {question.parts.length === 0 && <Marks marks={question.marks} />}
        </li>
      ))}
    </ol>
  </section>
);
