import { GLYPHS } from '@/lib/study/worksheets/glyphs';
import styles from './Trace.module.scss';

type TraceGlyphsProps = { glyphs: string };

/** How often a letter stands on its line: once whole, then dotted. A phone shows the first four. */
const TIMES = [0, 1, 2, 3, 4, 5] as const;

/** The last ones are only begun: the child writes them alone. */
const BEGUN = 2;
const WIDTH = 76;

const START = /^M(\d+) (\d+)/;

/** One letter or number on ruled lines: to look at first, then to trace from the dot. */
export const TraceGlyphs = ({ glyphs }: TraceGlyphsProps) => {
  const signs = Array.from(glyphs);
  const step = signs.length * WIDTH + 10;
  return (
    <svg viewBox={`0 -8 ${TIMES.length * step} 124`} className={styles.root} aria-hidden="true">
      {[0, 32, 80].map((y) => (
        <path key={y} d={`M0 ${y}H${TIMES.length * step}`} className={styles.rule} />
      ))}
      {TIMES.map((time) =>
        signs.map((sign, at) => {
          const path = GLYPHS[sign] ?? '';
          const [, x, y] = path.match(START) ?? [];
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its order
              key={`${time} ${at}`}
              transform={`translate(${time * step + at * WIDTH + 8} 0)`}
            >
              {time < TIMES.length - BEGUN && (
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
