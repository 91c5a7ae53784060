import type { ExplorerName } from '@/data/study/explorers/explorerNames';
import { CIRCUIT } from './circuit';
import type { Explorer } from './explorer';
import { HISTOGRAM } from './histogram';
import { LINE } from './line';
import { LENS, MIRROR } from './optics';
import { PARABOLA } from './parabola';
import { UNIT_CIRCLE } from './unitCircle';

/** All figures that move. For the build, and for who has pressed the button. */
export const EXPLORERS: Readonly<Record<ExplorerName, Explorer>> = {
  parabola: PARABOLA,
  line: LINE,
  unitCircle: UNIT_CIRCLE,
  mirror: MIRROR,
  lens: LENS,
  circuit: CIRCUIT,
  histogram: HISTOGRAM,
};
