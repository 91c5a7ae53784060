import type { MapPlace } from '@/lib/study/worksheets/picture';
import styles from './SquareMap.module.scss';

type SquareMapProps = { columns: number; rows: number; places: readonly MapPlace[] };

const [LEFT, TOP, WIDE, HIGH] = [18, 6, 58, 34];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** A map in squares with letters below, numbers on the left and an arrow to the north. */
export const SquareMap = ({ columns, rows, places }: SquareMapProps) => {
  const [right, bottom] = [LEFT + columns * WIDE, TOP + rows * HIGH];
  const lines = [
    ...upTo(columns + 1).map((at) => `M${LEFT + at * WIDE} ${TOP}V${bottom}`),
    ...upTo(rows + 1).map((at) => `M${LEFT} ${TOP + at * HIGH}H${right}`),
  ];
  const middle = (column: number) => LEFT + (column + 0.5) * WIDE;
  const height = (row: number) => bottom - (row + 0.5) * HIGH + 4;

  return (
    <svg viewBox={`0 0 ${right + 26} ${bottom + 18}`} className={styles.root} aria-hidden="true">
      <path d={lines.join('')} className={styles.rule} />
      {upTo(columns).map((at) => (
        <text key={at} x={middle(at)} y={bottom + 14} className={styles.sign}>
          {'ABCDEFGH'.charAt(at)}
        </text>
      ))}
      {upTo(rows).map((at) => (
        <text key={at} x={LEFT - 10} y={height(at)} className={styles.sign}>
          {at + 1}
        </text>
      ))}
      {places.map(({ name, column, row }) => (
        <text key={name} x={middle(column)} y={height(row)} className={styles.name}>
          {name}
        </text>
      ))}
      <path d={`M${right + 14} ${TOP + 42}V${TOP + 16}m-5 8l5-8l5 8`} className={styles.arrow} />
      <text x={right + 14} y={TOP + 11} className={styles.sign}>
        N
      </text>
    </svg>
  );
};
