import type { Diagram, PanelsFigure } from '@/data/study/figures/figure';
import type { Shape } from '@/data/study/figures/kinds/shapes';
import { drawMolecule, drawShells } from './kinds/atoms';
import { drawBars, drawHistogram, drawPictograph, drawPie } from './kinds/charts';
import { drawCircle } from './kinds/circle';
import { drawCircuit } from './kinds/circuit';
import { drawArray, drawBlocks, drawClocks, drawSquares } from './kinds/counting';
import { drawCycle, drawSteps, drawTimeline, drawTree, drawWeb } from './kinds/flows';
import { drawForces, drawLever, drawPulley } from './kinds/forces';
import { drawFractionBars, drawFractionCircles } from './kinds/fractions';
import { drawGraph } from './kinds/graph';
import { drawMap } from './kinds/map';
import { drawBalance, drawRuler, drawThermometers, drawVenn } from './kinds/measuring';
import { drawNumberLine } from './kinds/numberLine';
import { drawOptics, drawSurface } from './kinds/optics';
import { drawPolygon } from './kinds/polygon';
import { drawRays, drawTransversal } from './kinds/rays';
import { drawApparatus, drawScheme } from './kinds/scheme';
import { drawNet, drawSolids } from './kinds/solids';
import { drawSpace } from './kinds/space';
import { drawArea, drawTable } from './kinds/tables';
import { drawTriangle } from './kinds/triangle';
import { moveShape } from './moveShape';
import { type Panel, WIDTH } from './panel';

const drawOne = (diagram: Diagram): Panel => {
  switch (diagram.kind) {
    case 'apparatus':
      return drawApparatus(diagram);
    case 'area':
      return drawArea(diagram);
    case 'array':
      return drawArray(diagram);
    case 'balance':
      return drawBalance(diagram);
    case 'bars':
      return drawBars(diagram);
    case 'blocks':
      return drawBlocks(diagram);
    case 'circle':
      return drawCircle(diagram);
    case 'circuit':
      return drawCircuit(diagram);
    case 'clocks':
      return drawClocks(diagram);
    case 'cycle':
      return drawCycle(diagram);
    case 'forces':
      return drawForces(diagram);
    case 'fractionBars':
      return drawFractionBars(diagram);
    case 'fractionCircles':
      return drawFractionCircles(diagram);
    case 'graph':
      return drawGraph(diagram);
    case 'histogram':
      return drawHistogram(diagram);
    case 'lever':
      return drawLever(diagram);
    case 'map':
      return drawMap(diagram);
    case 'molecule':
      return drawMolecule(diagram);
    case 'net':
      return drawNet(diagram);
    case 'numberLine':
      return drawNumberLine(diagram);
    case 'optics':
      return drawOptics(diagram);
    case 'pictograph':
      return drawPictograph(diagram);
    case 'pie':
      return drawPie(diagram);
    case 'polygon':
      return drawPolygon(diagram);
    case 'pulley':
      return drawPulley(diagram);
    case 'rays':
      return drawRays(diagram);
    case 'ruler':
      return drawRuler(diagram);
    case 'scheme':
      return drawScheme(diagram);
    case 'shapes':
      return { width: WIDTH, ...diagram };
    case 'shells':
      return drawShells(diagram);
    case 'solids':
      return drawSolids(diagram);
    case 'space':
      return drawSpace(diagram);
    case 'squares':
      return drawSquares(diagram);
    case 'steps':
      return drawSteps(diagram);
    case 'surface':
      return drawSurface(diagram);
    case 'table':
      return drawTable(diagram);
    case 'thermometers':
      return drawThermometers(diagram);
    case 'timeline':
      return drawTimeline(diagram);
    case 'transversal':
      return drawTransversal(diagram);
    case 'tree':
      return drawTree(diagram);
    case 'triangle':
      return drawTriangle(diagram);
    case 'venn':
      return drawVenn(diagram);
    case 'web':
      return drawWeb(diagram);
  }
};

const TITLE = 26;
const GAP = 12;

/** What is drawn, as shapes; several diagrams stand below each other. */
export const drawDiagram = (diagram: Diagram | PanelsFigure): Panel => {
  if (diagram.kind !== 'panels') return drawOne(diagram);
  let y = 0;
  const shapes = diagram.panels.flatMap(({ title, draw }, index): Shape[] => {
    const panel = drawOne(draw);
    if (index > 0) y += GAP;
    const name: Shape[] = title
      ? [{ kind: 'text', at: [WIDTH / 2, y + 12], text: title, bold: true }]
      : [];
    if (title) y += TITLE;
    const moved = panel.shapes.map((shape) => moveShape(shape, [0, y]));
    y += panel.height;
    return [...name, ...moved];
  });
  return { width: WIDTH, height: y, shapes };
};
