import type { OpticsFigure } from '@/data/study/figures/kinds/physics';
import type { AngleShape, LineShape, Point, Shape } from '@/data/study/figures/kinds/shapes';
import { sweepOf } from '@/lib/study/figures/labels';
import { crossing, distance } from '@/lib/study/figures/vectors';
import fc from '@/lib/testing/properties';
import { samplePlot } from './graph';
import { drawOptics, imageOf, refracted } from './optics';
import { drawPolygon } from './polygon';
import { drawTriangle } from './triangle';

const isAngle = (shape: Shape): shape is AngleShape => shape.kind === 'angle';
const isLine = (shape: Shape): shape is LineShape => shape.kind === 'line';

const degreesOf = (shapes: readonly Shape[]): number[] =>
  shapes.filter(isAngle).map((shape) => sweepOf(shape).turn);

const angles = fc
  .tuple(fc.integer({ min: 20, max: 80 }), fc.integer({ min: 20, max: 80 }))
  .map(([a, b]) => [a, b, 180 - a - b] as const);

it('draws a triangle with the angles that it is given', () => {
  fc.assert(
    fc.property(angles, ([a, b, c]) => {
      const drawn = degreesOf(
        drawTriangle({ kind: 'triangle', angles: [a, b, c], angleLabels: true }).shapes,
      );
      expect(drawn).toHaveLength(3);
      [a, b, c].forEach((angle, at) => {
        expect(drawn[at]).toBeCloseTo(angle, 6);
      });
    }),
  );
});

it('draws a triangle whose sides are to each other as they are given', () => {
  const side = fc.integer({ min: 6, max: 11 });
  fc.assert(
    fc.property(side, side, side, (a, b, c) => {
      const outline = drawTriangle({ kind: 'triangle', sides: [a, b, c] }).shapes.find(isLine);
      const [atA, atB, atC] = outline?.points ?? [];
      if (!atA || !atB || !atC) throw new Error('No corners');
      expect(distance(atB, atC) / distance(atC, atA)).toBeCloseTo(a / b, 6);
      expect(distance(atC, atA) / distance(atA, atB)).toBeCloseTo(b / c, 6);
    }),
  );
});

it('refuses angles and sides that make no triangle', () => {
  expect(() => drawTriangle({ kind: 'triangle', angles: [60, 60, 70] })).toThrow('no triangle');
  expect(() => drawTriangle({ kind: 'triangle', sides: [1, 2, 4] })).toThrow('no triangle');
});

it('marks the inner angles of a polygon, hollow corners included: they add up to (n − 2) · 180°', () => {
  const arrow: readonly Point[] = [
    [0, 0],
    [4, 1],
    [0, 4],
    [1.5, 1.5],
  ];
  const drawn = degreesOf(
    drawPolygon({ kind: 'polygon', points: arrow, angleLabels: [true, true, true, true] }).shapes,
  );
  expect(drawn.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(360, 6);
  expect(Math.max(...drawn)).toBeGreaterThan(180);
});

it('plots points of the function, and none outside of the picture', () => {
  const number = fc.integer({ min: -4, max: 4 });
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      const of = (x: number) => a * x * x + b * x + c;
      for (const [x, y] of samplePlot(of, [-5, 5], [-6, 6]).flat()) {
        expect(y).toBeCloseTo(of(x), 6);
        expect(Math.abs(y)).toBeLessThanOrEqual(6.000001);
      }
    }),
  );
});

const optics = fc.record({
  kind: fc.constant('optics' as const),
  element: fc.constantFrom('concave mirror', 'convex mirror', 'convex lens', 'concave lens'),
  focal: fc.integer({ min: 5, max: 20 }),
  object: fc.integer({ min: 3, max: 60 }),
});

const hasImage = (figure: OpticsFigure): boolean => imageOf(figure) !== null;

it('obeys the formula of mirrors and lenses', () => {
  fc.assert(
    fc.property(optics.filter(hasImage), (figure) => {
      const image = imageOf(figure);
      if (!image) throw new Error('No image');
      const isGathering = ['concave mirror', 'convex lens'].includes(figure.element);
      const focal = isGathering ? figure.focal : -figure.focal;
      expect(1 / figure.object + 1 / image.distance).toBeCloseTo(1 / focal, 9);
      expect(image.magnification).toBeCloseTo(-image.distance / figure.object, 9);
    }),
  );
});

it('draws the image where the two rays meet, as far away as the formula says', () => {
  fc.assert(
    fc.property(optics.filter(hasImage), (figure) => {
      const lines = drawOptics(figure).shapes.filter(isLine);
      const arrows = lines.filter(({ arrow }) => arrow === 'end');
      const [object, image] = arrows.map(({ points }) => points);
      const rays = lines.filter(({ arrow }) => arrow === 'middle').map(({ points }) => points);
      const [, first, , second] = rays;
      if (!object?.[1] || !image?.[1] || !first?.[0] || !first[1] || !second?.[0] || !second[1])
        throw new Error('No rays');
      const meeting = crossing(first[0], first[1], second[0], second[1]);
      if (!meeting) throw new Error('The rays are parallel');
      expect(distance(meeting, image[1])).toBeLessThan(0.01);
      const elementX = second[0][0];
      const away = Math.abs(image[1][0] - elementX) / Math.abs(object[1][0] - elementX);
      expect(away).toBeCloseTo(Math.abs(imageOf(figure)?.distance ?? 0) / figure.object, 6);
    }),
  );
});

it.each([
  [30, 1.5, 19.47],
  [45, 1.33, 32.12],
  [60, 1.5, 35.26],
])('refracts %p° at a surface of index %p to %p°', (incidence, index, angle) => {
  expect(refracted(incidence, index)).toBeCloseTo(angle, 1);
});
