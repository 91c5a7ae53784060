import { GLYPHS } from '@/lib/study/worksheets/glyphs';
import styles from './Trace.module.scss';

type TraceGlyphsProps = { glyphs: string };

const WIDTH = 76;

/**
 * How often a letter, two digits or a word stand on their line: once whole, then dotted. The last is
 * only begun, for the child to write alone. A phone shows the first of them.
 */
const timesOf = (signs: number): number => [6, 4, 3][signs - 1] ?? 3;

const START = /^M(\d+) (\d+)/;

/** One letter or number on ruled lines: to look at first, then to trace from the dot. */
export const TraceGlyphs = ({ glyphs }: TraceGlyphsProps) => {
  const signs = Array.from(glyphs);
  const step = signs.length * WIDTH + 10;
  const times = Array.from({ length: timesOf(signs.length) }, (_, at) => at);
  const width = times.length * step;
  return (
    <svg viewBox={`0 -8 ${width} 124`} className={styles.root} aria-hidden="true">
      {[0, 32, 80].map((y) => (
        <path key={y} d={`M0 ${y}H${width}`} className={styles.rule} />
      ))}
      {times.map((time) =>
        signs.map((sign, at) => {
          const path = GLYPHS[sign] ?? '';
          const [, x, y] = path.match(START) ?? [];
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its order
              key={`${time} ${at}`}
              transform={`translate(${time * step + at * WIDTH + 8} 0)`}
            >
              {time < times.length - 1 && (
                <path d={path} className={time === 0 ? styles.solid : styles.dotted} />
              )}
              <circle cx={x} cy={y} r="4" className={styles.start} />
            </g>
          );
        }),
      )}
    </svg>
  );
};
