import { Section } from '@/components/blocks/Section';
import { MathHtml } from '@/components/blocks/study/MathHtml';
import { CALCULATOR_PAGE_COPY } from '@/data/study/calculators/pages';
import type { ToolPage } from '@/lib/study/calculators/toolPage';
import styles from './ToolText.module.scss';

type ToolTextProps = {
  page: Pick<ToolPage<string>, 'about' | 'formulas' | 'examples' | 'mistakes'>;
};

/** What a calculator means, examples worked out by it, and what goes wrong. */
export const ToolText = ({ page: { about, formulas, examples, mistakes } }: ToolTextProps) => (
  <>
    <Section title={CALCULATOR_PAGE_COPY.about}>
      <p className={styles.text}>{about}</p>
      {formulas.length > 0 && (
        <div className={styles.formulas}>
          {formulas.map((html) => (
            <MathHtml key={html} html={html} shape="block" />
          ))}
        </div>
      )}
    </Section>
    <Section title={CALCULATOR_PAGE_COPY.examples}>
      {examples.map(({ question, result, working }) => (
        <div key={question} className={styles.example}>
          <p>{question}</p>
          <ol className={styles.working}>
            {working.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <p>
            {CALCULATOR_PAGE_COPY.answer} <strong>{result}</strong>
          </p>
        </div>
      ))}
    </Section>
    <Section title={CALCULATOR_PAGE_COPY.mistakes}>
      <ul className={styles.mistakes}>
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </Section>
  </>
);
