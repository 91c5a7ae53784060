import { useEffect, useRef } from 'react';
import { HEAR_COPY, TABLE_COPY } from '@/data/study/tables/copy';
import { figure } from '@/data/study/tables/figure';
import type { TableLine } from '@/lib/study/tables/buildTable';
import styles from './TableHalf.module.scss';

type TableHalfProps = {
  factor: number;
  rows: readonly TableLine[];
  /** The line that is being read aloud. */
  current: number | null;
  isCovered: (times: number) => boolean;
  onReveal: (times: number) => void;
};

/** Ten lines of a table, in figures and words. */
export const TableHalf = ({ factor, rows, ...state }: TableHalfProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>
      {TABLE_COPY.caption(factor, rows[0]?.times ?? 1, rows.at(-1)?.times ?? 1)}
    </caption>
    <thead className={styles.head}>
      <tr>
        <th scope="col">{TABLE_COPY.columns.line}</th>
        <th scope="col">{TABLE_COPY.columns.product}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.times} factor={factor} row={row} {...state} />
      ))}
    </tbody>
  </table>
);

type RowProps = Omit<TableHalfProps, 'rows'> & { row: TableLine };

const Row = ({ factor, row, current, isCovered, onReveal }: RowProps) => {
  const { times, product, words } = row;
  const element = useRef<HTMLTableRowElement>(null);
  const isRead = current === times;

  useEffect(() => {
    if (isRead) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isRead]);

  return (
    <tr
      ref={element}
      className={isRead ? `${styles.row} ${styles.read}` : styles.row}
      aria-current={isRead ? 'true' : undefined}
    >
      <th scope="row" className={styles.line}>
        {factor} × {times}
      </th>
      <td className={styles.answer}>
        {isCovered(times) ? (
          <button
            type="button"
            className={styles.cover}
            aria-label={HEAR_COPY.reveal(factor, times)}
            onClick={() => onReveal(times)}
          >
            ?
          </button>
        ) : (
          <>
            <span className={styles.product}>{figure(product)}</span>
            <span className={styles.words}>{words}</span>
          </>
        )}
      </td>
    </tr>
  );
};
