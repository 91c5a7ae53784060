import type { ApparatusFigure } from './kinds/apparatus';
import type {
  CircleFigure,
  PolygonFigure,
  RaysFigure,
  ShapesFigure,
  TransversalFigure,
  TriangleFigure,
} from './kinds/geometry';
import type {
  BarsFigure,
  GraphFigure,
  HistogramFigure,
  NumberLineFigure,
  PictographFigure,
  PieFigure,
} from './kinds/graphs';
import type {
  CircuitFigure,
  ForcesFigure,
  LeverFigure,
  MoleculeFigure,
  OpticsFigure,
  PulleyFigure,
  ShellsFigure,
  SurfaceFigure,
} from './kinds/physics';
import type {
  ArrayFigure,
  BalanceFigure,
  BlocksFigure,
  ClocksFigure,
  FractionBarsFigure,
  FractionCirclesFigure,
  NetFigure,
  RulerFigure,
  SolidsFigure,
  SquaresFigure,
  ThermometersFigure,
  VennFigure,
} from './kinds/primary';
import type {
  CycleFigure,
  MapFigure,
  SchemeFigure,
  StepsFigure,
  TimelineFigure,
  TreeFigure,
  WebFigure,
} from './kinds/schemes';
import type { SpaceFigure } from './kinds/space';
import type { AreaFigure, TableFigure } from './kinds/tables';

/** What is drawn, by its facts: the code that draws it computes every place. */
export type Diagram =
  | ApparatusFigure
  | AreaFigure
  | ArrayFigure
  | BalanceFigure
  | BarsFigure
  | BlocksFigure
  | CircleFigure
  | CircuitFigure
  | ClocksFigure
  | CycleFigure
  | ForcesFigure
  | FractionBarsFigure
  | FractionCirclesFigure
  | GraphFigure
  | HistogramFigure
  | LeverFigure
  | MapFigure
  | MoleculeFigure
  | NetFigure
  | NumberLineFigure
  | OpticsFigure
  | PictographFigure
  | PieFigure
  | PolygonFigure
  | PulleyFigure
  | RaysFigure
  | RulerFigure
  | SchemeFigure
  | ShapesFigure
  | ShellsFigure
  | SolidsFigure
  | SpaceFigure
  | SquaresFigure
  | StepsFigure
  | SurfaceFigure
  | TableFigure
  | ThermometersFigure
  | TimelineFigure
  | TransversalFigure
  | TreeFigure
  | TriangleFigure
  | VennFigure
  | WebFigure;

/** Several drawings one below the other, each with a title. */
export type PanelsFigure = {
  kind: 'panels';
  panels: readonly { title?: string; draw: Diagram }[];
};

export type Figure = {
  /** All that the picture shows, in words, for those who cannot see it: one to four sentences. */
  alt: string;
  /** The sentence under it: what to notice. */
  caption: string;
  draw: Diagram | PanelsFigure;
};

/** The figures of a book by the number of the chapter, counted through the book. */
export type BookFigures = Readonly<Record<number, readonly Figure[]>>;

/** What is printed with a question, and what its scheme shows as the drawing that earns marks. */
export type QuestionFigures = { question?: Figure; scheme?: Figure };

/** The figures of a paper, by the number of the question. */
export type PaperFigures = Readonly<Record<number, QuestionFigures>>;
