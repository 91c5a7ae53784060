import { EXPLORER_ALTS, EXPLORER_TEXTS } from '@/data/copy/explorers';
import type { ExplorerName } from '@/data/study/explorers/explorerNames';
import { type DrawnFigure, drawFigure } from '@/lib/study/figures/drawFigure';
import { startOf } from './explorer';
import { EXPLORERS } from './explorers';

/** What a page shows before anybody moves it, and without JavaScript. */
export type StartFigure = { name: ExplorerName; figure: DrawnFigure };

export const buildStartFigure = (name: ExplorerName): StartFigure => {
  const explorer = EXPLORERS[name];
  const { draw, facts } = explorer.show(startOf(explorer));
  const figure = {
    alt: [EXPLORER_ALTS[name], ...facts].join(' '),
    caption: EXPLORER_TEXTS[name].title,
    draw,
  };
  return { name, figure: drawFigure(figure) };
};
