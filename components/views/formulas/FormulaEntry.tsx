import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetFormula } from '@/data/study/formulas/sheet';
import styles from './FormulaSheet.module.scss';

/** One formula: its name, itself, its letters, a use, and when to mind. */
export const FormulaEntry = ({ formula }: { formula: SheetFormula }) => {
  const { id, name, math, width, symbols, given, work, limits } = formula;
  return (
    <article id={id} className={width === 'widest' ? styles.wide : undefined}>
      <h3>{name}</h3>
      {/* A long formula scrolls on a phone, also by keyboard. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own MathML. */}
      <div {...(width && { tabIndex: 0 })} dangerouslySetInnerHTML={{ __html: math }} />
      <ul>
        {symbols.map((symbol) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own MathML.
          <li key={symbol} dangerouslySetInnerHTML={{ __html: symbol }} />
        ))}
      </ul>
      <p>
        <b>{SHEET_COPY.use}</b>
        {` ${given} `}
        <span className={styles.work}>{work}</span>
      </p>
      {limits && (
        <p>
          <b>{SHEET_COPY.mind}</b>
          {` ${limits}`}
        </p>
      )}
    </article>
  );
};
