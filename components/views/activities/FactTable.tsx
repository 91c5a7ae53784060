import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import { ScrollWindow } from '@/components/blocks/ScrollWindow';
import type { Table } from '@/data/content/activities/page';
import styles from './FactTable.module.scss';

type FactTableProps = Table & { id: string };

/** A table with a heading in each row; where it is wider than the screen it scrolls by itself. */
export const FactTable = ({ id, caption, columns, rows, note }: FactTableProps) => (
  <div className={styles.root}>
    <ScrollWindow aria-labelledby={`${id}-table`}>
      <table className={styles.table}>
        <caption id={`${id}-table`} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <ColumnHeads columns={columns} />
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
    {note && <p className={styles.note}>{note}</p>}
  </div>
);
