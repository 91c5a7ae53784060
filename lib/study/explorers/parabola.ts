import { EXPLORER_CONTROLS, EXPLORER_FACTS } from '@/data/copy/explorers';
import { decimal, type Explorer, sumOf } from './explorer';

const FACTS = EXPLORER_FACTS.parabola;

const slider = (name: 'a' | 'b' | 'c', limit: number, step: number, start: number) =>
  ({
    kind: 'slider',
    name,
    label: EXPLORER_CONTROLS[name],
    min: -limit,
    max: limit,
    step,
    start,
  }) as const;

const EDGE = { x: [-6, 6], y: [-8, 8] } as const;

const isInside = (x: number, y: number): boolean =>
  Math.abs(x) <= EDGE.x[1] && Math.abs(y) <= EDGE.y[1];

/** Where ax² + bx + c is 0, from left to right. */
export const rootsOf = (a: number, b: number, c: number): readonly number[] => {
  if (a === 0) return b === 0 ? [] : [-c / b];
  // Steps of a tenth are not exact in binary: what is 0 on paper is 0 here.
  const discriminant = Math.round((b * b - 4 * a * c) * 1e6) / 1e6;
  if (discriminant < 0) return [];
  if (discriminant === 0) return [-b / (2 * a)];
  const half = Math.sqrt(discriminant);
  return [(-b - half) / (2 * a), (-b + half) / (2 * a)].sort((first, second) => first - second);
};

const rootFacts = (a: number, roots: readonly number[]): string[] => {
  const [first, second] = roots;
  if (first !== undefined && second !== undefined)
    return [FACTS.two(decimal(first), decimal(second))];
  if (first !== undefined && a !== 0) return [FACTS.one(decimal(first))];
  return a === 0 ? [] : [FACTS.none];
};

export const PARABOLA: Explorer = {
  controls: [slider('a', 3, 0.5, 1), slider('b', 6, 1, -2), slider('c', 6, 1, -3)],
  show: ({ a = 1, b = 0, c = 0 }) => {
    const of = (x: number): number => a * x * x + b * x + c;
    const roots = rootsOf(a, b, c);
    const vertex = a === 0 ? null : { x: -b / (2 * a), y: of(-b / (2 * a)) };
    return {
      draw: {
        kind: 'graph',
        ...EDGE,
        stepX: 2,
        stepY: 2,
        height: 300,
        plots: [{ of }],
        points: [
          ...roots.filter((x) => isInside(x, 0)).map((x) => ({ at: [x, 0] as const })),
          ...(vertex && isInside(vertex.x, vertex.y)
            ? [{ at: [vertex.x, vertex.y] as const, tone: 'second' as const }]
            : []),
        ],
      },
      facts: [
        FACTS.curve(
          `y = ${sumOf([
            [a, 'x²'],
            [b, 'x'],
            [c, ''],
          ])}`,
        ),
        ...(vertex
          ? [
              FACTS.vertex(decimal(vertex.x), decimal(vertex.y), a > 0),
              FACTS.discriminant(decimal(b * b - 4 * a * c)),
            ]
          : [FACTS.straight]),
        ...rootFacts(a, roots),
      ],
    };
  },
};
