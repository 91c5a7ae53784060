import type { FractionBarsFigure, FractionCirclesFigure } from '@/data/study/figures/kinds/primary';
import type { Shape } from '@/data/study/figures/kinds/shapes';
import { textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { box } from './charts';

/** Bars below each other, so that equal parts can be compared. */
export const drawFractionBars = ({ bars }: FractionBarsFigure): Panel => {
  const left = 14 + Math.max(...bars.map(({ label }) => textWidth(label)));
  const wide = WIDTH - 8 - left;
  const shapes = bars.flatMap(({ parts, shaded, label, second = 0 }, row): Shape[] => {
    const top = 6 + row * 42;
    const part = wide / parts;
    return [
      ...Array.from({ length: parts }, (_, at) => {
        const fill = at < shaded ? 'tint' : at < shaded + second ? 'pink' : 'white';
        return box(left + at * part, top, left + (at + 1) * part, top + 32, fill);
      }),
      { kind: 'text', at: [left - 8, top + 16], text: label, anchor: 'end' },
    ];
  });
  return { width: WIDTH, height: bars.length * 42 + 4, shapes };
};

/** Circles side by side, shaded clockwise from the top. */
export const drawFractionCircles = ({ circles }: FractionCirclesFigure): Panel => {
  const column = WIDTH / circles.length;
  const radius = Math.min(52, column / 2 - 10);
  const shapes = circles.flatMap(({ parts, shaded, label }, index): Shape[] => {
    const center = [column * (index + 0.5), radius + 8] as const;
    return [
      ...Array.from(
        { length: parts },
        (_, at): Shape =>
          parts === 1
            ? { kind: 'ellipse', center, radius, fill: shaded ? 'tint' : 'white' }
            : {
                kind: 'arc',
                center,
                radius,
                from: 90 - (360 * at) / parts,
                to: 90 - (360 * (at + 1)) / parts,
                sector: true,
                fill: at < shaded ? 'tint' : 'white',
              },
      ),
      { kind: 'text', at: [center[0], 2 * radius + 24], text: label },
    ];
  });
  return { width: WIDTH, height: 2 * radius + 38, shapes };
};
