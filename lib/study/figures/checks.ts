import type { Figure } from '@/data/study/figures/figure';
import { drawDiagram } from './drawDiagram';
import { drawFigure } from './drawFigure';
import type { Box } from './fit';
import { boxOfText, sweepOf, textsOf } from './labels';
import type { Panel } from './panel';

const SLACK = 1;

const overlap = (a: Box, b: Box): boolean =>
  a.left + SLACK < b.right &&
  b.left + SLACK < a.right &&
  a.top + SLACK < b.bottom &&
  b.top + SLACK < a.bottom;

const labelFaults = ({ width, height, shapes }: Panel): string[] => {
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
  ...(/^[A-Z0-9“‘(√Δ∠].*[.!?]$/s.test(alt) ? [] : ['the description is no sentence']),
  ...(/^(image|picture|diagram|figure) of/i.test(alt)
    ? ['the description says that it is one']
    : []),
  ...(/^[A-Z0-9“‘(√Δ∠].*[.!?”]$/.test(caption) ? [] : ['the caption is no sentence']),
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
    ...angleFaults(panel),
    ...(/NaN|Infinity|undefined/.test(svg) ? ['a place is no number'] : []),
    ...(/\bid=/.test(svg) ? ['an id would stand twice on a page'] : []),
    ...(svg.length > MOST_BYTES ? [`${svg.length} bytes are more than ${MOST_BYTES}`] : []),
    ...(panel.height > MOST_HEIGHT
      ? [`${Math.round(panel.height)} high is more than ${MOST_HEIGHT}`]
      : []),
  ];
};
