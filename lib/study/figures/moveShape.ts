import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { plus } from './vectors';

/** A shape elsewhere. */
export const moveShape = (shape: Shape, by: Point): Shape => {
  switch (shape.kind) {
    case 'line':
      return { ...shape, points: shape.points.map((point) => plus(point, by)) };
    case 'ellipse':
    case 'arc':
      return { ...shape, center: plus(shape.center, by) };
    case 'angle':
      return {
        ...shape,
        vertex: plus(shape.vertex, by),
        arms: [plus(shape.arms[0], by), plus(shape.arms[1], by)],
      };
    case 'dot':
    case 'text':
      return { ...shape, at: plus(shape.at, by) };
  }
};
