import { UNIT_COPY } from '@/data/study/converters/unitCopy';
import type { UnitRow } from '@/lib/study/converters/convertTyped';
import styles from './UnitTable.module.scss';

type UnitTableProps = {
  rows: readonly UnitRow[];
  /** The unit that was asked for. */
  current: string;
};

/** One amount in every unit. */
export const UnitTable = ({ rows, current }: UnitTableProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>{UNIT_COPY.inAll}</caption>
    <thead>
      <tr>
        <th scope="col">{UNIT_COPY.unit}</th>
        <th scope="col" className={styles.value}>
          {UNIT_COPY.value}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, text, symbol, isExact }) => (
        <tr key={id} className={id === current ? styles.current : undefined}>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          <td className={styles.value}>
            <span className={styles.number}>
              {isExact ? '' : '≈ '}
              {text}
            </span>{' '}
            <span className={styles.symbol}>{symbol}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
