import type { Stroke } from '@/lib/study/worksheets/picture';
import styles from './Trace.module.scss';

type TraceStrokeProps = { stroke: Stroke };

const PATHS: Readonly<Record<Stroke, string>> = {
  standing: 'M20 10V90M80 10V90M140 10V90M200 10V90M260 10V90M320 10V90',
  sleeping: 'M20 20H320M20 50H320M20 80H320',
  slanting: 'M20 90L60 10M80 90L120 10M140 90L180 10M200 90L240 10M260 90L300 10',
  zigzag: 'M20 90L65 10L110 90L155 10L200 90L245 10L290 90L320 37',
  waves: 'M20 50C45 0 70 0 95 50C120 100 145 100 170 50C195 0 220 0 245 50C270 100 295 100 320 50',
  hills: 'M20 90A37 70 0 0 1 95 90A37 70 0 0 1 170 90A37 70 0 0 1 245 90A37 70 0 0 1 320 90',
};

/** A dotted line from a dot to its end. */
export const TraceStroke = ({ stroke }: TraceStrokeProps) => {
  const path = PATHS[stroke];
  const starts = Array.from(path.matchAll(/M(\d+) (\d+)/g));
  return (
    <svg viewBox="0 0 340 100" className={styles.root} aria-hidden="true">
      <path d={path} className={styles.dotted} />
      {starts.map(([, x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={styles.start} />
      ))}
    </svg>
  );
};
