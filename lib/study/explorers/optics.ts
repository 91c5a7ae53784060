import { EXPLORER_CONTROLS, EXPLORER_FACTS } from '@/data/copy/explorers';
import type { OpticsFigure } from '@/data/study/figures/kinds/physics';
import { imageOf } from '@/lib/study/figures/kinds/optics';
import { decimal, type Explorer } from './explorer';

const FACTS = EXPLORER_FACTS.optics;

const centimetres = (value: number): string => `${decimal(value)} cm`;

const sizeOf = (magnification: number): string => {
  const times = Math.abs(magnification);
  return Math.abs(times - 1) < 1e-9 ? FACTS.same : FACTS.larger(decimal(times));
};

/** In the convention of the school books: against the light is negative. */
const signsOf = ({ element, focal, object }: OpticsFigure, distance: number): string => {
  const isMirror = element.endsWith('mirror');
  const gathers = element === 'concave mirror' || element === 'convex lens';
  const way = isMirror ? -1 : 1;
  return FACTS.signs(
    centimetres(-object),
    centimetres(way * (gathers ? focal : -focal)),
    centimetres(way * distance),
  );
};

const factsOf = (figure: OpticsFigure): string[] => {
  const image = imageOf(figure);
  if (!image) return [FACTS.none];
  const isReal = image.distance > 0;
  const sides = figure.element.endsWith('mirror')
    ? [FACTS.inFront, FACTS.behind]
    : [FACTS.otherSide, FACTS.sameSide];
  return [
    FACTS.image(centimetres(Math.abs(image.distance)), sides[isReal ? 0 : 1] ?? ''),
    FACTS.kind(isReal, sizeOf(image.magnification)),
    signsOf(figure, image.distance),
  ];
};

const explorerOf = (
  label: string,
  options: readonly string[],
  elements: readonly OpticsFigure['element'][],
): Explorer => ({
  controls: [
    { kind: 'choice', name: 'element', label, options, start: 0 },
    {
      kind: 'slider',
      name: 'object',
      label: EXPLORER_CONTROLS.object,
      min: 4,
      max: 40,
      step: 1,
      start: 25,
      unit: ' cm',
    },
    {
      kind: 'slider',
      name: 'focal',
      label: EXPLORER_CONTROLS.focal,
      min: 5,
      max: 15,
      step: 1,
      start: 10,
      unit: ' cm',
    },
  ],
  show: ({ element = 0, object = 25, focal = 10 }) => {
    const figure: OpticsFigure = {
      kind: 'optics',
      element: elements[element] ?? 'convex lens',
      focal,
      object,
    };
    return { draw: figure, facts: factsOf(figure) };
  },
});

export const MIRROR = explorerOf(EXPLORER_CONTROLS.mirror, EXPLORER_CONTROLS.mirrors, [
  'concave mirror',
  'convex mirror',
]);

export const LENS = explorerOf(EXPLORER_CONTROLS.lens, EXPLORER_CONTROLS.lenses, [
  'convex lens',
  'concave lens',
]);
