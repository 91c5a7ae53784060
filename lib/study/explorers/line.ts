import { EXPLORER_CONTROLS, EXPLORER_FACTS } from '@/data/copy/explorers';
import { decimal, type Explorer, sumOf } from './explorer';

const FACTS = EXPLORER_FACTS.line;
const EDGE = { x: [-6, 6], y: [-6, 6] } as const;

const slopeFact = (m: number): string => {
  if (m === 0) return FACTS.level;
  return m > 0 ? FACTS.rises(decimal(m)) : FACTS.falls(decimal(-m));
};

const crossingFact = (m: number, c: number): string[] => {
  if (m === 0) return c === 0 ? [FACTS.onX] : [];
  return [FACTS.crossesX(decimal(-c / m))];
};

export const LINE: Explorer = {
  controls: [
    {
      kind: 'slider',
      name: 'm',
      label: EXPLORER_CONTROLS.m,
      min: -4,
      max: 4,
      step: 0.5,
      start: 0.5,
    },
    {
      kind: 'slider',
      name: 'c',
      label: EXPLORER_CONTROLS.lineC,
      min: -5,
      max: 5,
      step: 0.5,
      start: 2,
    },
  ],
  show: ({ m = 0, c = 0 }) => {
    const of = (x: number): number => m * x + c;
    const zero = m === 0 ? null : -c / m;
    const rise = Math.max(-6, Math.min(6, of(1)));
    return {
      draw: {
        kind: 'graph',
        ...EDGE,
        stepX: 2,
        stepY: 2,
        height: 320,
        plots: [{ of }],
        lines: [
          {
            points: [
              [0, c],
              [1, c],
              [1, rise],
            ],
            tone: 'second',
          },
        ],
        points: [
          { at: [0, c], tone: 'accent' },
          ...(zero !== null && Math.abs(zero) <= 6 ? [{ at: [zero, 0] as const }] : []),
        ],
      },
      facts: [
        FACTS.line(
          `y = ${sumOf([
            [m, 'x'],
            [c, ''],
          ])}`,
        ),
        slopeFact(m),
        FACTS.crossesY(decimal(c)),
        ...crossingFact(m, c),
      ],
    };
  },
};
