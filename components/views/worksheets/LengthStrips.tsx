import styles from './Strips.module.scss';

type LengthStripsProps = { lengths: readonly number[]; isUpright: boolean };

const [UNIT, BREADTH, GAP, ROOM] = [18, 16, 14, 22];

/** Strips side by side, lying or standing on one ground, each with its letter. */
export const LengthStrips = ({ lengths, isUpright }: LengthStripsProps) => {
  const across = lengths.length * (BREADTH + GAP) + GAP;
  const along = 10 * (isUpright ? UNIT / 2 : UNIT) + ROOM;
  const unit = isUpright ? UNIT / 2 : UNIT;
  return (
    <svg
      viewBox={isUpright ? `0 0 ${across} ${along}` : `0 0 ${along} ${across}`}
      width={isUpright ? across : along}
      height={isUpright ? along : across}
      className={styles.root}
      aria-hidden="true"
    >
      {lengths.map((length, at) => {
        const side = GAP + at * (BREADTH + GAP);
        const box = isUpright
          ? { x: side, y: along - ROOM - length * unit, width: BREADTH, height: length * unit }
          : { x: ROOM, y: side, width: length * unit, height: BREADTH };
        const [x, y] = isUpright ? [side + BREADTH / 2, along - 6] : [7, side + 13];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: strips never change their order
          <g key={at}>
            <rect {...box} rx="3" />
            <text x={x} y={y}>
              {'ABCDEFGH'.charAt(at)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
