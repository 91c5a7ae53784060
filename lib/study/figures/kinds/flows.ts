import type {
  CycleFigure,
  StepsFigure,
  TimelineFigure,
  TreeFigure,
  TreeNode,
  WebFigure,
} from '@/data/study/figures/kinds/schemes';
import type { Fill, Point, Shape } from '@/data/study/figures/kinds/shapes';
import { lineHeight, textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { between, minus, plus, polar, times } from '@/lib/study/figures/vectors';

const PADDING = 8;

const wrapLine = (words: readonly string[], most: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, 'small') <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Words in lines that are not wider than they may be; `\n` of the author stays. */
export const wrapText = (text: string, most: number): string =>
  text
    .split('\n')
    .flatMap((part) => wrapLine(part.split(' '), most))
    .join('\n');

type Placed = { middle: Point; half: Point; text: string; shapes: Shape[] };

/** A box around a text, as wide as the text and not wider than `most`. */
const textBox = (middle: Point, words: string, most: number, fill: Fill = 'tint'): Placed => {
  const text = wrapText(words, most - 2 * PADDING);
  const lines = text.split('\n').length;
  const half: Point = [
    textWidth(text, 'small') / 2 + PADDING,
    (lines * lineHeight({ size: 'small' })) / 2 + PADDING - 2,
  ];
  const [x, y] = middle;
  const [w, h] = half;
  return {
    middle,
    half,
    text: words,
    shapes: [
      {
        kind: 'line',
        points: [
          [x - w, y - h],
          [x + w, y - h],
          [x + w, y + h],
          [x - w, y + h],
        ],
        closed: true,
        fill,
      },
      { kind: 'text', at: middle, text, size: 'small' },
    ],
  };
};

/** Where the line to another point leaves a box. */
const edgeOf = ({ middle, half }: Placed, to: Point): Point => {
  const [dx, dy] = minus(to, middle);
  const reach = Math.min(
    (half[0] + 2) / Math.max(1e-6, Math.abs(dx)),
    (half[1] + 2) / Math.max(1e-6, Math.abs(dy)),
  );
  return plus(middle, times([dx, dy], Math.min(1, reach)));
};

const arrowBetween = (from: Placed, to: Placed): readonly [Point, Point] => [
  edgeOf(from, to.middle),
  edgeOf(to, from.middle),
];

/** Boxes on each other would hide words: their author has to shorten or part them. */
const refuseOverlap = (boxes: readonly Placed[]): void => {
  boxes.forEach((a, index) => {
    const other = boxes
      .slice(index + 1)
      .find(
        (b) =>
          Math.abs(a.middle[0] - b.middle[0]) < a.half[0] + b.half[0] - 1 &&
          Math.abs(a.middle[1] - b.middle[1]) < a.half[1] + b.half[1] - 1,
      );
    if (other) throw new Error(`The box “${a.text}” stands on “${other.text}”.`);
  });
};

const ARROW = 24;

/** Boxes in a row or one below the other. */
export const drawSteps = ({ steps, across }: StepsFigure): Panel => {
  if (across) {
    const wide = (WIDTH - 8 - (steps.length - 1) * ARROW) / steps.length;
    const boxes = steps.map(({ text, fill }, index) =>
      textBox([4 + wide / 2 + index * (wide + ARROW), 0], text, wide, fill),
    );
    const tall = Math.max(...boxes.map(({ half }) => half[1]));
    const isWordy = steps.some(({ arrow }) => arrow);
    const y = tall + 6 + (isWordy ? 16 : 0);
    const moved = steps.map(({ text, fill }, index) =>
      textBox([4 + wide / 2 + index * (wide + ARROW), y], text, wide, fill),
    );
    const arrows = moved.slice(1).flatMap((box, index): Shape[] => {
      const before = moved[index];
      if (!before) return [];
      const points = arrowBetween(before, box);
      const word = steps[index]?.arrow;
      return [
        { kind: 'line', points, arrow: 'end', tone: 'second' },
        ...(word
          ? [
              {
                kind: 'text' as const,
                at: [between(...points)[0], 8] as const,
                text: word,
                size: 'small' as const,
                tone: 'second' as const,
              },
            ]
          : []),
      ];
    });
    return {
      width: WIDTH,
      height: y + tall + 6,
      shapes: [...moved.flatMap(({ shapes }) => shapes), ...arrows],
    };
  }
  let y = 4;
  const boxes = steps.map(({ text, fill }, index) => {
    const tall = textBox([0, 0], text, WIDTH - 40, fill).half[1];
    y += index > 0 ? ARROW : 0;
    const box = textBox([WIDTH / 2, y + tall], text, WIDTH - 40, fill);
    y += 2 * tall;
    return box;
  });
  const arrows = boxes.slice(1).flatMap((box, index): Shape[] => {
    const before = boxes[index];
    if (!before) return [];
    const points = arrowBetween(before, box);
    const word = steps[index]?.arrow;
    return [
      { kind: 'line', points, arrow: 'end', tone: 'second' },
      ...(word
        ? [
            {
              kind: 'text' as const,
              at: plus(between(...points), [10, 0]),
              text: word,
              size: 'small' as const,
              tone: 'second' as const,
              anchor: 'start' as const,
            },
          ]
        : []),
    ];
  });
  return {
    width: WIDTH,
    height: y + 4,
    shapes: [...boxes.flatMap(({ shapes }) => shapes), ...arrows],
  };
};

/** Boxes around a ring, clockwise from the top. */
export const drawCycle = ({ steps, middle }: CycleFigure): Panel => {
  const most = 112;
  const tall = Math.max(...steps.map((text) => textBox([0, 0], text, most).half[1]));
  const wide = Math.max(...steps.map((text) => textBox([0, 0], text, most).half[0]));
  const radius: Point = [WIDTH / 2 - wide - 4, 46 + steps.length * 15];
  const center: Point = [WIDTH / 2, radius[1] + tall + 6];
  const at = (turn: number): Point => {
    const [x, y] = polar(1, 90 - (360 * turn) / steps.length);
    return plus(center, [x * radius[0], y * radius[1]]);
  };
  const boxes = steps.map((text, index) => textBox(at(index), text, most));
  refuseOverlap(boxes);
  const arrows = boxes.map((box, index): Shape => {
    const next = boxes[(index + 1) % boxes.length] ?? box;
    const bow = at(index + 0.5);
    const [start, end] = [edgeOf(box, bow), edgeOf(next, bow)];
    return {
      kind: 'line',
      points: [start, between(between(start, end), bow, 0.6), end],
      smooth: true,
      arrow: 'end',
      tone: 'second',
    };
  });
  return {
    width: WIDTH,
    height: 2 * center[1],
    shapes: [
      ...arrows,
      ...boxes.flatMap(({ shapes }) => shapes),
      ...(middle
        ? [{ kind: 'text' as const, at: center, text: wrapText(middle, 90), bold: true as const }]
        : []),
    ],
  };
};

/** Boxes on a grid with arrows between them. */
export const drawWeb = ({ columns, rows, boxes, arrows, rowHeight = 62 }: WebFigure): Panel => {
  const wide = WIDTH / columns;
  const placed = Object.fromEntries(
    Object.entries(boxes).map(
      ([
        id,
        {
          at: [column, row],
          text,
          fill,
        },
      ]) => [id, textBox([(column + 0.5) * wide, (row + 0.5) * rowHeight], text, wide - 8, fill)],
    ),
  );
  refuseOverlap(Object.values(placed));
  const lines = arrows.flatMap(({ from, to, label, plain, dashed }): Shape[] => {
    const [start, end] = [placed[from], placed[to]];
    if (!start || !end) throw new Error(`No box ${start ? to : from}.`);
    const points = arrowBetween(start, end);
    const [dx] = minus(points[1], points[0]);
    const isUpright = Math.abs(dx) < 30;
    return [
      {
        kind: 'line',
        points,
        tone: 'second',
        ...(!plain && { arrow: 'end' }),
        ...(dashed && { dashed }),
      },
      ...(label
        ? [
            {
              kind: 'text' as const,
              at: plus(between(...points), isUpright ? [7, 0] : [0, 0]),
              text: label,
              size: 'small' as const,
              tone: 'second' as const,
              ...(isUpright && { anchor: 'start' as const }),
            },
          ]
        : []),
    ];
  });
  return {
    width: WIDTH,
    height: rows * rowHeight,
    shapes: [...lines, ...Object.values(placed).flatMap(({ shapes }) => shapes)],
  };
};

/** How many ends a branch of the tree has: as many columns it takes. */
const leavesOf = ({ children = [] }: TreeNode): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0);

/** One thing above those that it is parted into. */
export const drawTree = ({ root, rowHeight = 66 }: TreeFigure): Panel => {
  const column = WIDTH / leavesOf(root);
  const shapes: Shape[] = [];
  let lowest = 0;
  const grow = (node: TreeNode, left: number, depth: number): Placed => {
    const wide = leavesOf(node) * column;
    const box = textBox(
      [left + wide / 2, 24 + depth * rowHeight],
      node.text,
      Math.min(wide - 6, 170),
      node.fill,
    );
    lowest = Math.max(lowest, box.middle[1] + box.half[1]);
    let from = left;
    for (const child of node.children ?? []) {
      const below = grow(child, from, depth + 1);
      shapes.push({
        kind: 'line',
        points: [plus(box.middle, [0, box.half[1]]), plus(below.middle, [0, -below.half[1]])],
        tone: 'second',
      });
      from += leavesOf(child) * column;
    }
    shapes.push(...box.shapes);
    return box;
  };
  grow(root, 0, 0);
  return { width: WIDTH, height: lowest + 6, shapes };
};

/** From top to bottom, a date and what happened then. */
export const drawTimeline = ({ events }: TimelineFigure): Panel => {
  const left = 20 + Math.max(...events.map(({ when }) => textWidth(when, 'small')));
  let y = 6;
  const shapes = events.flatMap(({ when, text }): Shape[] => {
    const words = wrapText(text, WIDTH - left - 20);
    const tall = words.split('\n').length * lineHeight({ size: 'small' });
    const middle = y + tall / 2 + 4;
    y += tall + 16;
    return [
      { kind: 'dot', at: [left, middle], tone: 'accent', radius: 5 },
      {
        kind: 'text',
        at: [left - 11, middle],
        text: when,
        anchor: 'end',
        size: 'small',
        bold: true,
      },
      { kind: 'text', at: [left + 13, middle], text: words, anchor: 'start', size: 'small' },
    ];
  });
  return {
    width: WIDTH,
    height: y,
    shapes: [
      {
        kind: 'line',
        points: [
          [left, 4],
          [left, y - 4],
        ],
        tone: 'accent',
      },
      ...shapes,
    ],
  };
};
