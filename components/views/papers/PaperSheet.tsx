import { MathHtml } from '@/components/blocks/study/MathHtml';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperSheet as Sheet } from '@/lib/study/papers/paperSheet';
import { OwnMarksProvider } from './OwnMarksProvider';
import { PaperHead } from './PaperHead';
import { PaperQuestions } from './PaperQuestions';
import styles from './PaperSheet.module.scss';
import { Scheme } from './Scheme';

const CHOICES = [
  { value: 'paper', label: PAPER_COPY.showPaper, className: styles.choosePaper },
  { value: 'both', label: PAPER_COPY.showBoth, className: undefined },
  { value: 'scheme', label: PAPER_COPY.showScheme, className: styles.chooseScheme },
];

type PaperSheetProps = {
  /** Its slug. */
  paper: string;
  sheet: Sheet;
};

/**
 * The paper and its marking scheme. Plain radio buttons choose which of them is shown and printed,
 * which needs no JavaScript.
 */
export const PaperSheet = ({ paper, sheet }: PaperSheetProps) => (
  <div className={styles.root}>
    <fieldset className={styles.choices}>
      <legend>{PAPER_COPY.show}</legend>
      {CHOICES.map(({ value, label, className }) => (
        <label key={value}>
          <input
            type="radio"
            name="show"
            value={value}
            defaultChecked={value === 'paper'}
            className={className}
            autoComplete="off"
          />
          {label}
        </label>
      ))}
    </fieldset>
    <section className={styles.paper} aria-label={PAPER_COPY.showPaper}>
      <PaperHead sheet={sheet} kind={PAPER_COPY.kind} lines />
      <div className={styles.instructions}>
        <h3>{PAPER_COPY.instructions}</h3>
        <ol>
          {sheet.instructions.map((html) => (
            <li key={html}>
              <MathHtml html={html} />
            </li>
          ))}
        </ol>
      </div>
      {sheet.sections.map((section) => (
        <PaperQuestions key={section.name} section={section} />
      ))}
    </section>
    <section className={styles.scheme} aria-label={PAPER_COPY.scheme}>
      <PaperHead sheet={sheet} kind={PAPER_COPY.scheme} />
      <p>{PAPER_COPY.schemeNote}</p>
      <OwnMarksProvider key={paper} paper={paper} sections={sheet.sections}>
        {sheet.sections.map((section) => (
          <Scheme key={section.name} section={section} />
        ))}
      </OwnMarksProvider>
    </section>
  </div>
);
