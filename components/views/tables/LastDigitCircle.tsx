import { TABLE_COPY } from '@/data/study/tables/copy';
import styles from './LastDigitCircle.module.scss';

const CENTRE = 120;
const RADIUS = 84;

/** Where a digit stands on the circle, 0 at the top, as on a clock with ten hours. */
const place = (digit: number, radius: number): [number, number] => {
  const angle = (digit / 10) * 2 * Math.PI - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
};

type LastDigitCircleProps = { digits: readonly number[] };

/** The last digits of a table, joined in their order on a circle of ten: a star, a pentagon, a point. */
export const LastDigitCircle = ({ digits }: LastDigitCircleProps) => (
  <figure className={styles.root}>
    <svg viewBox="0 0 240 240" width="240" height="240" aria-hidden="true">
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className={styles.ring} />
      <polygon
        points={digits.map((digit) => place(digit, RADIUS).join(',')).join(' ')}
        className={styles.path}
      />
      {Array.from({ length: 10 }, (_, digit) => digit).map((digit) => (
        <Digit key={digit} digit={digit} isUsed={digits.includes(digit)} />
      ))}
    </svg>
    <figcaption className={styles.caption}>{TABLE_COPY.circle(digits)}</figcaption>
  </figure>
);

const Digit = ({ digit, isUsed }: { digit: number; isUsed: boolean }) => {
  const [dotX, dotY] = place(digit, RADIUS);
  const [x, y] = place(digit, RADIUS + 20);
  return (
    <g className={isUsed ? styles.used : styles.unused}>
      <circle cx={dotX} cy={dotY} r={isUsed ? 5 : 3} />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {digit}
      </text>
    </g>
  );
};
