import { asHtml } from '@/components/ui/asHtml';
import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetFormula } from '@/lib/study/formulas/formulaSheet';
import { escapeHtml } from '@/lib/study/math/escapeHtml';
import styles from './FormulaSheet.module.scss';

/**
 * One formula: its name, itself, its letters, a use, and when to mind. Each
 * text is one piece: React marks where two meet, here more than seven hundred times.
 */
export const FormulaEntry = ({ formula }: { formula: SheetFormula }) => {
  const { name, math, width, symbols, given, work, limits } = formula;
  return (
    <article className={width === 'widest' ? styles.wide : undefined}>
      <h4>{name}</h4>
      {/* A long formula scrolls on a phone, also by keyboard. */}
      <div {...(width !== 'normal' && { tabIndex: 0 })} {...asHtml(math)} />
      <ul>
        {symbols.map((symbol) => (
          <li key={symbol.math} {...asHtml(`${symbol.math} ${escapeHtml(symbol.means)}`)} />
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
