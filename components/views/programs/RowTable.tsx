import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import styles from './RowTable.module.scss';

type RowTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
};

/** A table whose first cells name the rows; on phones each row is a short paragraph. */
export const RowTable = ({ caption, columns, rows, note }: RowTableProps) => (
  <div className={styles.root}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <ColumnHeads columns={columns} />
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className={styles.row}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>
                <span className={styles.label} aria-hidden="true">
                  {columns[at + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {note && <p className={styles.note}>{note}</p>}
  </div>
);
