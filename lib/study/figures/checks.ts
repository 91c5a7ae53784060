import type { Figure } from '@/data/study/figures/figure';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { drawDiagram } from './drawDiagram';
import { drawFigure } from './drawFigure';
import type { Box } from './fit';
import { boxOfText, sweepOf, textsOf } from './labels';
import type { Panel } from './panel';
import { minus, plus } from './vectors';

const SLACK = 1;

const overlap = (a: Box, b: Box): boolean =>
  a.left + SLACK < b.right &&
  b.left + SLACK < a.right &&
  a.top + SLACK < b.bottom &&
  b.top + SLACK < a.bottom;

export const labelFaults = ({ width, height, shapes }: Panel): string[] => {
  const labels = shapes
    .flatMap(textsOf)
    .map((shape) => ({ text: shape.text, box: boxOfText(shape) }));
  return labels.flatMap(({ text, box }, at) => [
    ...(box.left < -SLACK ||
    box.top < -SLACK ||
    box.right > width + SLACK ||
    box.bottom > height + SLACK
      ? [`“${text}” leaves the picture`]
      : []),
    ...labels
      .slice(at + 1)
      .filter((other) => overlap(box, other.box))
      .map((other) => `“${text}” stands on “${other.text}”`),
  ]);
};

const cornersOf = (shape: Shape): readonly Point[] => {
  if (shape.kind === 'line') return shape.points;
  if (shape.kind === 'dot') return [shape.at];
  if (shape.kind !== 'ellipse') return [];
  const { center, radius, radiusY = radius } = shape;
  return [minus(center, [radius, radiusY]), plus(center, [radius, radiusY])];
};

/** Half of a thick line may be cut, no more. */
const EDGE = 2;

const edgeFaults = ({ width, height, shapes }: Panel): string[] =>
  shapes
    .flatMap((shape) => cornersOf(shape).map((point) => ({ kind: shape.kind, point })))
    .filter(({ point: [x, y] }) => x < -EDGE || y < -EDGE || x > width + EDGE || y > height + EDGE)
    .slice(0, 1)
    .map(
      ({ kind, point }) => `a ${kind} leaves the picture at ${point.map(Math.round).join(', ')}`,
    );

const DEGREES = /^(?:∠?\w+ ?= ?)?(\d+(?:\.\d+)?)°$/;
const CLOSE = 0.06;

/** A label in degrees has to be the angle that is drawn. */
const angleFaults = ({ shapes }: Panel): string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'angle' || !shape.label) return [];
    const [, written] = DEGREES.exec(shape.label) ?? [];
    const { turn } = sweepOf(shape);
    return written !== undefined && Math.abs(turn - Number(written)) > CLOSE
      ? [`“${shape.label}” is drawn as ${turn.toFixed(1)}°`]
      : [];
  });

const wordFaults = ({ alt, caption }: Figure): string[] => [
  ...(alt.length < 40 ? ['the description is short'] : []),
  ...(alt.length > 600 ? ['the description is long'] : []),
  ...(/^[A-Z0-9“‘(√Δ∠₹].*[.!?]$/s.test(alt) ? [] : ['the description is no sentence']),
  ...(/^(image|picture|diagram|figure) of/i.test(alt)
    ? ['the description says that it is one']
    : []),
  ...(/^[A-Z0-9“‘(√Δ∠₹].*[.!?”]$/.test(caption) ? [] : ['the caption is no sentence']),
  ...(caption.length > 160 ? ['the caption is long'] : []),
  ...(alt === caption ? ['description and caption are the same'] : []),
];

/** A page sends its figures twice, as HTML and as data. */
const MOST_BYTES = 3_500;
const MOST_HEIGHT = 420;

/** What is wrong with a figure, in words; nothing where it is right. */
export const faultsOf = (figure: Figure): string[] => {
  const panel = drawDiagram(figure.draw);
  const { svg } = drawFigure(figure);
  return [
    ...wordFaults(figure),
    ...labelFaults(panel),
    ...edgeFaults(panel),
    ...angleFaults(panel),
    ...(/NaN|Infinity|undefined/.test(svg) ? ['a place is no number'] : []),
    ...(/\bid=/.test(svg) ? ['an id would stand twice on a page'] : []),
    ...(svg.length > MOST_BYTES ? [`${svg.length} bytes are more than ${MOST_BYTES}`] : []),
    ...(panel.height > MOST_HEIGHT
      ? [`${Math.round(panel.height)} high is more than ${MOST_HEIGHT}`]
      : []),
  ];
};
