import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetFormula } from '@/lib/study/formulas/formulaSheet';
import styles from './FormulaSheet.module.scss';

const asHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** One formula: its name (a link to this place), itself, its letters, a use, and when to mind. */
export const FormulaEntry = ({ formula }: { formula: SheetFormula }) => {
  const { id, name, math, width, symbols, given, work, limits } = formula;
  return (
    <article id={id} data-formula="" className={width === 'widest' ? styles.wide : undefined}>
      <h4>
        <a href={`#${id}`}>{name}</a>
      </h4>
      {/* A long formula scrolls on a phone, also by keyboard. */}
      <div {...(width !== 'normal' && { tabIndex: 0 })} {...asHtml(math)} />
      <ul>
        {symbols.map((symbol) => (
          <li key={symbol.math}>
            <span {...asHtml(symbol.math)} /> {symbol.means}
          </li>
        ))}
      </ul>
      <p>
        <b>{SHEET_COPY.use}</b> {given} <span className={styles.work}>{work}</span>
      </p>
      {limits && (
        <p>
          <b>{SHEET_COPY.mind}</b> {limits}
        </p>
      )}
    </article>
  );
};
