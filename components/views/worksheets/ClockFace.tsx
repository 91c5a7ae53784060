import styles from './ClockFace.module.scss';

type ClockFaceProps = { hour: number; minute: number };

const place = (turn: number, far: number): { x: number; y: number } => {
  const angle = ((turn - 90) * Math.PI) / 180;
  const near = (value: number) => Math.round((60 + far * value) * 10) / 10;
  return { x: near(Math.cos(angle)), y: near(Math.sin(angle)) };
};

const HOURS = Array.from({ length: 12 }, (_, at) => at + 1);
const MARKS = Array.from({ length: 60 }, (_, at) => at);

/** A clock with its numbers; the short hand stands between two hours as on a real one. */
export const ClockFace = ({ hour, minute }: ClockFaceProps) => {
  const short = place(hour * 30 + minute / 2, 26);
  const long = place(minute * 6, 42);
  return (
    <svg viewBox="0 0 120 120" width="128" height="128" className={styles.root} aria-hidden="true">
      <circle cx="60" cy="60" r="57" className={styles.face} />
      {MARKS.map((at) => {
        const [from, to] = [place(at * 6, at % 5 === 0 ? 52 : 54), place(at * 6, 57)];
        return <path key={at} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {HOURS.map((number) => {
        const { x, y } = place(number * 30, 44);
        return (
          <text key={number} x={x} y={y} className={styles.number}>
            {number}
          </text>
        );
      })}
      <path d={`M60 60L${short.x} ${short.y}`} className={styles.short} />
      <path d={`M60 60L${long.x} ${long.y}`} className={styles.long} />
    </svg>
  );
};
