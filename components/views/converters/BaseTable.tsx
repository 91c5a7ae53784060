import { BASE_COPY } from '@/data/study/converters/numberSystemCopy';
import styles from './UnitTable.module.scss';

type BaseTableProps = { rows: readonly { base: string; text: string }[] };

/** One number in the bases used most. */
export const BaseTable = ({ rows }: BaseTableProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>{BASE_COPY.inAll}</caption>
    <tbody>
      {rows.map(({ base, text }) => (
        <tr key={base}>
          <th scope="row" className={styles.name}>
            {base}
          </th>
          <td className={`${styles.value} ${styles.long}`}>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
