import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import styles from './NumberTable.module.scss';

type NumberTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row heads it. */
  rows: readonly (readonly string[])[];
};

/** A small table of numbers that fits a phone. */
export const NumberTable = ({ caption, columns, rows }: NumberTableProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <ColumnHeads columns={columns} />
    </thead>
    <tbody>
      {rows.map(([head, ...cells]) => (
        <tr key={head}>
          <th scope="row">{head}</th>
          {cells.map((cell, at) => (
            <td key={columns[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
