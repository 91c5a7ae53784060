import { EXPLORER_CONTROLS, EXPLORER_FACTS } from '@/data/copy/explorers';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { line, text } from '@/lib/study/figures/make';
import { cosine, plus, polar, sine } from '@/lib/study/figures/vectors';
import { decimal, type Explorer } from './explorer';

const FACTS = EXPLORER_FACTS.unitCircle;

const [CENTER, RADIUS]: [Point, number] = [[170, 150], 112];
const REACH = 140;

/** Squares of sines that have a name: a quarter, a half, three quarters. */
const NAMES: readonly (readonly [square: number, name: string])[] = [
  [0, '0'],
  [1 / 4, '1/2'],
  [1 / 2, '1/√2'],
  [3 / 4, '√3/2'],
  [1, '1'],
];

/** With its exact form where it has one: `√3/2 ≈ 0.87`. */
export const ratioText = (value: number): string => {
  const [, name] = NAMES.find(([square]) => Math.abs(square - value * value) < 1e-9) ?? [];
  const sign = value < -1e-9 ? '−' : '';
  if (name === undefined) return decimal(value);
  return name.includes('√') ? `${sign}${name} ≈ ${decimal(value)}` : `${sign}${name}`;
};

const tangentFact = (degrees: number): string =>
  Math.abs(cosine(degrees)) < 1e-9
    ? FACTS.noTangent(degrees)
    : FACTS.tangent(degrees, decimal(sine(degrees) / cosine(degrees)));

const shapesAt = (degrees: number): Shape[] => {
  const end = plus(CENTER, polar(RADIUS, degrees));
  const [x, y] = CENTER;
  const foot: Point = [end[0], y];
  const isUp = sine(degrees) >= 0;
  const isRight = cosine(degrees) >= 0;
  return [
    line(
      [
        [x - REACH, y],
        [x + REACH, y],
      ],
      { arrow: 'end' },
    ),
    line(
      [
        [x, y + REACH],
        [x, y - REACH],
      ],
      { arrow: 'end' },
    ),
    { kind: 'ellipse', center: CENTER, radius: RADIUS },
    ...(degrees > 0
      ? [
          {
            kind: 'arc' as const,
            center: CENTER,
            radius: 26,
            from: 0,
            to: Math.min(359.9, degrees),
            tone: 'accent' as const,
          },
        ]
      : []),
    line([foot, end], { tone: 'second', thick: true }),
    line([CENTER, foot], { tone: 'accent', thick: true }),
    line([CENTER, end], { thick: true }),
    { kind: 'dot', at: end, radius: 5, tone: 'second' },
    text([x + REACH + 12, y], 'x', { italic: true }),
    text([x + 12, y - REACH], 'y', { italic: true }),
    text(plus(end, [isRight ? 10 : -10, isUp ? -12 : 12]), 'P', {
      bold: true,
      anchor: isRight ? 'start' : 'end',
    }),
  ];
};

export const UNIT_CIRCLE: Explorer = {
  controls: [
    {
      kind: 'slider',
      name: 'angle',
      label: EXPLORER_CONTROLS.angle,
      min: 0,
      max: 360,
      step: 5,
      start: 30,
      unit: '°',
    },
  ],
  show: ({ angle = 30 }) => ({
    draw: { kind: 'shapes', height: 300, shapes: shapesAt(angle) },
    facts: [
      FACTS.point(angle, decimal(cosine(angle)), decimal(sine(angle))),
      FACTS.sine(angle, ratioText(sine(angle))),
      FACTS.cosine(angle, ratioText(cosine(angle))),
      tangentFact(angle),
    ],
  }),
};
