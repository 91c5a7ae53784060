import type { Figure } from '@/data/study/figures/figure';
import { drawDiagram } from './drawDiagram';
import { drawShapes } from './drawShape';
import { short } from './paths';

/** A figure as its page shows it. */
export type DrawnFigure = {
  viewBox: string;
  /** What stands in the `svg` element: made by the build from our own data. */
  svg: string;
  alt: string;
  caption: string;
};

/** For the server and the build: a page needs only what was drawn. */
export const drawFigure = ({ alt, caption, draw }: Figure): DrawnFigure => {
  const { width, height, shapes } = drawDiagram(draw);
  return { viewBox: `0 0 ${short(width)} ${short(height)}`, svg: drawShapes(shapes), alt, caption };
};
