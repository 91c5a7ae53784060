import type { MoleculeFigure, ShellsFigure } from '@/data/study/figures/kinds/physics';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { fitInto } from '@/lib/study/figures/fit';
import { textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { minus, plus, polar, times, turned, unit } from '@/lib/study/figures/vectors';

/** Electrons on rings around the sign of the element. */
export const drawShells = ({ atoms }: ShellsFigure): Panel => {
  const most = Math.max(...atoms.map(({ electrons }) => electrons.length));
  const column = WIDTH / atoms.length;
  const ring = Math.min(22, (column / 2 - 12 - 16) / most);
  const height = 2 * (16 + most * ring) + 40;
  const shapes = atoms.flatMap(({ symbol, electrons }, index): Shape[] => {
    const center: Point = [column * (index + 0.5), height / 2 - 12];
    return [
      { kind: 'ellipse', center, radius: 14, fill: 'yellow' },
      ...electrons.flatMap((count, shell): Shape[] => {
        const radius = 16 + (shell + 1) * ring;
        return [
          { kind: 'ellipse', center, radius, tone: 'quiet' },
          ...Array.from(
            { length: count },
            (_, at): Shape => ({
              kind: 'dot',
              at: plus(center, polar(radius, 90 - (360 * at) / count)),
              tone: 'accent',
              radius: 4,
            }),
          ),
        ];
      }),
      { kind: 'text', at: center, text: symbol, bold: true, size: 'small' },
      { kind: 'text', at: [center[0], height - 12], text: electrons.join(', '), size: 'small' },
    ];
  });
  return { width: WIDTH, height, shapes };
};

const M_HEIGHT = 170;

/** Signs of atoms with lines for the bonds between them. */
export const drawMolecule = ({ atoms, bonds }: MoleculeFigure): Panel => {
  const xs = atoms.map(({ at }) => at[0]);
  const ys = atoms.map(({ at }) => at[1]);
  const spanX = Math.max(...xs) - Math.min(...xs);
  const spanY = Math.max(...ys) - Math.min(...ys);
  // A bond is at most 62 long, so that a small molecule stays small.
  const scale = Math.min(
    62,
    (WIDTH - 70) / Math.max(spanX, 0.1),
    spanY > 0 ? (M_HEIGHT + 60 - 50) / spanY : 62,
  );
  const height = spanY * scale + 56;
  const middleX = (Math.max(...xs) + Math.min(...xs)) / 2;
  const place = fitInto(
    [
      [middleX - (spanX || 1) / 2, Math.min(...ys)],
      [middleX + (spanX || 1) / 2, Math.max(...ys)],
    ],
    {
      left: WIDTH / 2 - ((spanX || 1) * scale) / 2,
      right: WIDTH / 2 + ((spanX || 1) * scale) / 2,
      top: 28,
      bottom: height - 28 + (spanY ? 0 : 1),
    },
  );
  const points = atoms.map(({ at }) => place(at));
  const space = ({ symbol }: { symbol: string }, towards: Point): number =>
    11 + Math.abs(towards[0]) * (textWidth(symbol) / 2 - 5);
  const shapes: Shape[] = [
    ...bonds.flatMap(({ between: [from, to], order = 1 }): Shape[] => {
      const [a, b] = [points[from], points[to]];
      const [first, second] = [atoms[from], atoms[to]];
      if (!a || !b || !first || !second) throw new Error(`No atoms ${from} and ${to}.`);
      const along = unit(minus(b, a));
      const start = plus(a, times(along, space(first, along)));
      const end = minus(b, times(along, space(second, along)));
      return Array.from({ length: order }, (_, index): Shape => {
        const aside = times(turned(along), (index - (order - 1) / 2) * 5);
        return { kind: 'line', points: [plus(start, aside), plus(end, aside)] };
      });
    }),
    ...atoms.map(
      ({ symbol }, index): Shape => ({
        kind: 'text',
        at: points[index] ?? [0, 0],
        text: symbol,
        bold: true,
      }),
    ),
  ];
  return { width: WIDTH, height, shapes };
};
