import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { CountKind } from '@/data/counts';
import type { Results } from '@/lib/desk/results/contract';
import { showNumber } from '@/lib/desk/results/show';
import { showShortDay } from '@/lib/desk/results/showDay';
import styles from './DayCharts.module.scss';
import { LINES } from './lines';

const HEIGHT = 240;
const DAY_S = 86_400;
/** So few days have a point each. */
const FEW_DAYS = 45;

type LineChartProps = { days: Results['days']; kinds: readonly CountKind[] };

/** A picture of what the table says, drawn anew where its width changes. */
export const LineChart = ({ days, kinds }: LineChartProps) => {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const chart = draw(element, days, kinds);
    const watch = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      chart.destroy();
    };
  }, [days, kinds]);

  return <div ref={host} className={styles.chart} aria-hidden="true" />;
};

const draw = (element: HTMLElement, days: Results['days'], kinds: readonly CountKind[]): uPlot => {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name);
  const axis = {
    stroke: colour('--color-quiet'),
    font: `14px ${style.fontFamily}`,
    grid: { stroke: colour('--color-line'), width: 1 },
    ticks: { stroke: colour('--color-line'), width: 1 },
  };
  const options: uPlot.Options = {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    // A day is the same moment everywhere: the days are those of India already.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: {
      x: { range: (_, from, to) => [from - DAY_S / 2, to + DAY_S / 2] },
      y: { range: (_, __, most) => [0, Math.max(4, most * 1.1)] },
    },
    axes: [
      {
        ...axis,
        incrs: [1, 2, 7, 14, 28, 56].map((count) => count * DAY_S),
        space: 64,
        values: (_, splits) => splits.map(showShortDay),
      },
      {
        ...axis,
        size: 56,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
        values: (_, splits) => splits.map(showNumber),
      },
    ],
    series: [
      {},
      ...kinds.map((kind) => ({
        stroke: colour(LINES[kind].colour),
        dash: LINES[kind].dash,
        width: 2.5,
        points: { show: days.length <= FEW_DAYS, size: 6 },
      })),
    ],
  };
  const data: uPlot.AlignedData = [
    days.map(({ day }) => Date.parse(day) / 1000),
    ...kinds.map((kind) => days.map(({ figures }) => figures[kind])),
  ];
  return new uPlot(options, data, element);
};
