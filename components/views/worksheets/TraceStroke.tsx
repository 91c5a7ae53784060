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
  loops:
    'M20 86C70 86 76 12 55 12C34 12 40 86 95 86C145 86 151 12 130 12C109 12 115 86 170 86C220 86 226 12 205 12C184 12 190 86 245 86C295 86 301 12 280 12C259 12 265 86 320 86',
  bowls:
    'M20 16A36 68 0 0 0 92 16M96 16A36 68 0 0 0 168 16M172 16A36 68 0 0 0 244 16M248 16A36 68 0 0 0 320 16',
  rings:
    'M55 14A32 36 0 1 0 56 14M133 14A32 36 0 1 0 134 14M211 14A32 36 0 1 0 212 14M287 14A32 36 0 1 0 288 14',
  hooks:
    'M30 12V66A20 20 0 0 0 70 66M110 12V66A20 20 0 0 0 150 66M190 12V66A20 20 0 0 0 230 66M270 12V66A20 20 0 0 0 310 66',
  spirals:
    'M60 50A8 8 0 0 1 76 50A18 18 0 0 1 40 50A28 28 0 0 1 96 50M160 50A8 8 0 0 1 176 50A18 18 0 0 1 140 50A28 28 0 0 1 196 50M260 50A8 8 0 0 1 276 50A18 18 0 0 1 240 50A28 28 0 0 1 296 50',
  towers: 'M20 90V20H60V90H100V20H140V90H180V20H220V90H260V20H300V90H320',
};

/** A dotted line from a dot to its end, twice. A phone shows it once. */
export const TraceStroke = ({ stroke }: TraceStrokeProps) => {
  const path = PATHS[stroke];
  const starts = Array.from(path.matchAll(/M(\d+) (\d+)/g));
  return (
    <svg viewBox="0 0 670 100" className={styles.root} aria-hidden="true">
      {[0, 330].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={path} className={styles.dotted} />
          {starts.map(([, left, top]) => (
            <circle key={`${left} ${top}`} cx={left} cy={top} r="5" className={styles.start} />
          ))}
        </g>
      ))}
    </svg>
  );
};
