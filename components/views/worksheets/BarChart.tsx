import styles from './BarChart.module.scss';

type BarChartProps = { unit: string; bars: readonly { name: string; value: number }[] };

const [LEFT, BOTTOM, STEP, HEIGHT] = [34, 150, 62, 130];

/** A bar chart with a scale whose steps are 1, 2, 5 or 10. */
export const BarChart = ({ unit, bars }: BarChartProps) => {
  const highest = Math.max(...bars.map(({ value }) => value));
  const step = [1, 2, 5, 10, 20].find((size) => highest / size <= 12) ?? 20;
  const lines = Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step);
  const top = lines.at(-1) ?? highest;
  const heightOf = (value: number) => Math.round((value / top) * HEIGHT);
  const width = LEFT + bars.length * STEP + 6;

  return (
    <svg viewBox={`0 0 ${width} 176`} className={styles.root} aria-hidden="true">
      <text x="0" y="10">
        {unit}
      </text>
      {lines.map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${BOTTOM - heightOf(value)}H${width}`} className={styles.rule} />
          <text x={LEFT - 5} y={BOTTOM - heightOf(value) + 3} className={styles.scale}>
            {value}
          </text>
        </g>
      ))}
      {bars.map(({ name, value }, at) => (
        <g key={name}>
          <rect
            x={LEFT + at * STEP + 14}
            y={BOTTOM - heightOf(value)}
            width={STEP - 28}
            height={heightOf(value)}
            className={styles.bar}
          />
          <text x={LEFT + (at + 0.5) * STEP} y={BOTTOM + 16} className={styles.name}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
};
