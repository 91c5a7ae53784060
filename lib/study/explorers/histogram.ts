import { EXPLORER_CONTROLS, EXPLORER_FACTS } from '@/data/copy/explorers';
import { HEIGHTS } from '@/data/study/explorers/heights';
import { decimal, type Explorer } from './explorer';

const FACTS = EXPLORER_FACTS.histogram;
const FIRST = 140;

/** How many values are in each class, from its lower edge to below its upper one. */
export const countClasses = (values: readonly number[], first: number, width: number): number[] => {
  const classes = Math.floor((Math.max(...values) - first) / width) + 1;
  return Array.from(
    { length: classes },
    (_, at) =>
      values.filter((value) => value >= first + at * width && value < first + (at + 1) * width)
        .length,
  );
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const HISTOGRAM: Explorer = {
  controls: [
    {
      kind: 'slider',
      name: 'width',
      label: EXPLORER_CONTROLS.width,
      min: 4,
      max: 12,
      step: 1,
      start: 5,
      unit: ' cm',
    },
  ],
  show: ({ width = 5 }) => {
    const counts = countClasses(HEIGHTS, FIRST, width);
    const edges = Array.from({ length: counts.length + 1 }, (_, at) => FIRST + at * width);
    const most = Math.max(...counts);
    const tallest = FIRST + counts.indexOf(most) * width;
    const grouped =
      counts.reduce((sum, count, at) => sum + count * (FIRST + (at + 0.5) * width), 0) /
      HEIGHTS.length;
    return {
      draw: {
        kind: 'histogram',
        edges,
        counts,
        step: most > 12 ? 5 : 2,
        xLabel: 'height (cm)',
        yLabel: 'pupils',
      },
      facts: [
        FACTS.classes(counts.length, width),
        FACTS.tallest(tallest, tallest + width, most),
        FACTS.mean(decimal(grouped), decimal(mean(HEIGHTS))),
      ],
    };
  },
};
