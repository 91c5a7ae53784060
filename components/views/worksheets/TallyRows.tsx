import styles from './Strips.module.scss';

type TallyRowsProps = { rows: readonly { name: string; count: number }[] };

const [ROW, LEFT, STEP] = [28, 92, 9];

/** Four strokes stand, the fifth lies across them. */
const strokes = (count: number, y: number): string =>
  Array.from({ length: count }, (_, at) => {
    const start = LEFT + Math.floor(at / 5) * 56;
    if (at % 5 === 4) return `M${start - 4} ${y + 16}L${start + 3 * STEP + 4} ${y + 4}`;
    return `M${start + (at % 5) * STEP} ${y + 2}V${y + 19}`;
  }).join('');

/** A tally chart, row under row. */
export const TallyRows = ({ rows }: TallyRowsProps) => (
  <svg
    viewBox={`0 0 300 ${rows.length * ROW + 6}`}
    width="300"
    height={rows.length * ROW + 6}
    className={styles.root}
    aria-hidden="true"
  >
    {rows.map(({ name, count }, at) => (
      <g key={name}>
        <text x="0" y={at * ROW + 18} className={styles.start}>
          {name}
        </text>
        <path d={strokes(count, at * ROW + 2)} />
        <path d={`M0 ${(at + 1) * ROW}H300`} strokeWidth="0.6" />
      </g>
    ))}
  </svg>
);
