import { KIND_NAMES, RESULTS_COPY } from '@/data/copy/desk/results';
import { COUNT_KINDS, type CountKind } from '@/data/counts';
import type { Results } from '@/lib/desk/results/contract';
import styles from './DayCharts.module.scss';
import { LineChart } from './LineChart';
import { LINES } from './lines';

type DayChartsProps = { days: Results['days'] };

const OTHERS = COUNT_KINDS.filter((kind) => kind !== 'visit');

/** Lines by day: visits by themselves, since they are many more than what comes of them. */
export const DayCharts = ({ days }: DayChartsProps) => (
  <div className={styles.root}>
    <Chart title={RESULTS_COPY.visitsChart} kinds={['visit']} days={days} />
    <Chart title={RESULTS_COPY.othersChart} kinds={OTHERS} days={days} />
  </div>
);

type ChartProps = DayChartsProps & { title: string; kinds: readonly CountKind[] };

const Chart = ({ title, kinds, days }: ChartProps) => (
  <figure className={styles.figure}>
    <figcaption>
      <strong>{title}</strong>. {RESULTS_COPY.chartNote}
    </figcaption>
    {kinds.length > 1 && (
      <ul className={styles.legend} aria-hidden="true">
        {kinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 40 8" width="40" height="8" className={styles[kind]}>
              <title>{KIND_NAMES[kind]}</title>
              <path d="M0 4H40" strokeDasharray={LINES[kind].dash.join(' ')} />
            </svg>
            {KIND_NAMES[kind]}
          </li>
        ))}
      </ul>
    )}
    <LineChart days={days} kinds={kinds} />
  </figure>
);
