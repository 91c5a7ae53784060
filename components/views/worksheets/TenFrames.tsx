import styles from './Strips.module.scss';

type TenFramesProps = { filled: number; frames: number };

const [BOX, WIDTH] = [20, 116];

/** Frames of two rows of five boxes, filled with dots from the left. */
export const TenFrames = ({ filled, frames }: TenFramesProps) => {
  const boxes = Array.from({ length: frames * 10 }, (_, at) => ({
    x: 2 + Math.floor(at / 10) * WIDTH + (at % 5) * BOX,
    y: 2 + (Math.floor(at / 5) % 2) * BOX,
    isFull: at < filled,
  }));
  return (
    <svg
      viewBox={`0 0 ${frames * WIDTH} 44`}
      width={frames * WIDTH}
      height="44"
      className={styles.root}
      aria-hidden="true"
    >
      {boxes.map(({ x, y, isFull }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={BOX} height={BOX} />
          {isFull && <circle cx={x + BOX / 2} cy={y + BOX / 2} r="6" className={styles.dot} />}
        </g>
      ))}
    </svg>
  );
};
