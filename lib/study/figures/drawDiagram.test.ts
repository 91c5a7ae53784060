import { drawDiagram } from './drawDiagram';
import { drawShapes } from './drawShape';
import { boxOf } from './fit';
import { wrapText } from './kinds/flows';
import { niceStep, stepsIn } from './kinds/graph';
import { flattened } from './kinds/space';
import { boxOfText, textWidth } from './labels';

it('puts panels below each other, each under its title', () => {
  const clock = { kind: 'clocks', clocks: [{ hour: 3, minute: 0, label: '3 o’clock' }] } as const;
  const alone = drawDiagram(clock);
  const two = drawDiagram({
    kind: 'panels',
    panels: [{ title: 'One', draw: clock }, { draw: clock }],
  });
  expect(two.height).toBeGreaterThan(2 * alone.height);
  expect(two.shapes).toHaveLength(2 * alone.shapes.length + 1);
});

it('draws lines of one look as one path, and words above everything', () => {
  const svg = drawShapes([
    { kind: 'text', at: [10, 10], text: 'A < B' },
    {
      kind: 'line',
      points: [
        [0, 0],
        [1, 1],
      ],
    },
    {
      kind: 'line',
      points: [
        [2, 2],
        [3, 3],
      ],
    },
  ]);
  expect(svg).toBe('<path d="M0 0L1 1M2 2L3 3"/><text x="10" y="14.9">A &lt; B</text>');
});

it('breaks words where a line is full, and where the author did', () => {
  const text = wrapText('Water evaporates from the sea\nand rivers', 80);
  expect(text.split('\n').at(-1)).toBe('and rivers');
  for (const line of text.split('\n')) expect(textWidth(line, 'small')).toBeLessThanOrEqual(80);
});

it.each([
  [10, 2],
  [6, 1],
  [100, 20],
  [0.5, 0.1],
])('numbers an axis of length %p in steps of %p', (range, step) => {
  expect(niceStep(range)).toBeCloseTo(step, 9);
});

it('adds steps up without errors', () => {
  expect(stepsIn([0, 0.5], 0.1)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
});

it('knows where a text stands', () => {
  const box = boxOfText({ kind: 'text', at: [100, 50], text: 'abc', anchor: 'end' });
  expect(box.right).toBe(100);
  expect(box.bottom - box.top).toBe(14);
});

it('draws an electron for each that an atom has', () => {
  const { shapes } = drawDiagram({
    kind: 'shells',
    atoms: [{ symbol: 'Na', electrons: [2, 8, 1] }],
  });
  expect(shapes.filter(({ kind }) => kind === 'dot')).toHaveLength(11);
});

it('refuses an arrow to a box that is not there', () => {
  const web = {
    kind: 'web',
    columns: 2,
    rows: 1,
    boxes: { grass: { at: [0, 0], text: 'grass' } },
    arrows: [{ from: 'grass', to: 'deer' }],
  } as const;
  expect(() => drawDiagram(web)).toThrow('No box deer');
});

it('draws each piece of a rectangle as large as its sides', () => {
  const { shapes } = drawDiagram({
    kind: 'area',
    columns: [
      { size: 20, label: '20' },
      { size: 3, label: '3' },
    ],
    rows: [{ size: 10, label: '10' }],
    size: 230,
  });
  const widths = shapes
    .filter((shape) => shape.kind === 'line' && shape.fill)
    .map((shape) => {
      const box = boxOf(shape.kind === 'line' ? shape.points : []);
      return Math.round(box.right - box.left);
    });
  expect(widths).toEqual([200, 30]);
});

it('draws a point of space where its box leads to', () => {
  const [x, y] = flattened([2, 3, 4]);
  const corner = flattened([2, 3, 0]);
  expect([x, y - corner[1]]).toEqual([corner[0], 4]);
});
