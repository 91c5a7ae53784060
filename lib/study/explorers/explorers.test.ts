import { EXPLORER_NAMES } from '@/data/study/explorers/explorerNames';
import {
  CALCULATOR_EXPLORERS,
  CHAPTER_EXPLORERS,
  LESSON_EXPLORERS,
} from '@/data/study/explorers/explorerPlaces';
import { HEIGHTS } from '@/data/study/explorers/heights';
import { BOOK_PLACES } from '@/data/study/ncert/books';
import { readLessons } from '@/lib/study/concepts/readLessons';
import { labelFaults } from '@/lib/study/figures/checks';
import { drawDiagram } from '@/lib/study/figures/drawDiagram';
import { drawShapes } from '@/lib/study/figures/drawShape';
import fc from '@/lib/testing/properties';
import { type Control, decimal, startOf, sumOf } from './explorer';
import { EXPLORERS } from './explorers';
import { countClasses } from './histogram';
import { rootsOf } from './parabola';
import { ratioText } from './unitCircle';

const settingOf = (control: Control) =>
  control.kind === 'choice'
    ? fc.integer({ min: 0, max: control.options.length - 1 })
    : fc
        .integer({ min: 0, max: Math.round((control.max - control.min) / control.step) })
        .map((steps) => control.min + steps * control.step);

describe.each(EXPLORER_NAMES)('%s', (name) => {
  const explorer = EXPLORERS[name];

  it('draws and says something right wherever its sliders stand', () => {
    const values = fc.record(
      Object.fromEntries(explorer.controls.map((control) => [control.name, settingOf(control)])),
    );
    fc.assert(
      fc.property(values, (chosen) => {
        const { draw, facts } = explorer.show(chosen);
        const panel = drawDiagram(draw);
        expect(drawShapes(panel.shapes)).not.toMatch(/NaN|Infinity|undefined/);
        expect(labelFaults(panel).filter((fault) => fault.includes('leaves'))).toEqual([]);
        expect(facts.length).toBeGreaterThan(0);
        for (const fact of facts) expect(fact).not.toMatch(/NaN|Infinity|undefined|-\d/);
        expect(new Set(facts).size).toBe(facts.length);
      }),
    );
  });

  it('starts where its sliders can stand, without labels on each other', () => {
    for (const control of explorer.controls) {
      if (control.kind === 'choice') continue;
      const steps = (control.start - control.min) / control.step;
      expect(steps).toBeCloseTo(Math.round(steps), 9);
      expect(control.start).toBeLessThanOrEqual(control.max);
    }
    expect(labelFaults(drawDiagram(explorer.show(startOf(explorer)).draw))).toEqual([]);
  });
});

it.each([
  [1, -2, -3, [-1, 3]],
  [1, -2, 1, [1]],
  [1, 0, 1, []],
  [-1, 0, 4, [-2, 2]],
  [0, 2, -4, [2]],
  [0, 0, 5, []],
])('finds where %px² + %px + %p is 0', (a, b, c, roots) => {
  expect(rootsOf(a, b, c)).toEqual(roots);
});

it.each([
  [
    [
      [1, 'x²'],
      [-1, 'x'],
      [3, ''],
    ],
    'x² − x + 3',
  ],
  [
    [
      [-2.5, 'x²'],
      [0, 'x'],
      [-1, ''],
    ],
    '−2.5x² − 1',
  ],
  [
    [
      [0, 'x'],
      [0, ''],
    ],
    '0',
  ],
] as const)('writes a sum as a book does: %j', (terms, text) => {
  expect(sumOf(terms)).toBe(text);
});

it.each([
  [0.5, '1/2'],
  [-Math.SQRT1_2, '−1/√2 ≈ −0.71'],
  [0, '0'],
  [0.9397, '0.94'],
])('names the sine %p as a pupil knows it', (value, text) => {
  expect(ratioText(value)).toBe(text);
});

it('says a number without a stray minus or a long tail', () => {
  expect([decimal(-0.001), decimal(1 / 3), decimal(-2.5)]).toEqual(['0', '0.33', '−2.5']);
});

it('counts each pupil in one class, however wide the classes are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (width) => {
      const counts = countClasses(HEIGHTS, 140, width);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(HEIGHTS.length);
      expect(counts.at(-1)).toBeGreaterThan(0);
    }),
  );
  expect(HEIGHTS).toHaveLength(40);
});

describe('an explorer', () => {
  it('stands in lessons that exist', () => {
    for (const subject of ['maths', 'science'] as const) {
      const slugs = readLessons(subject).map(({ slug }) => slug);
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(LESSON_EXPLORERS[subject] ?? {})));
    }
  });

  it('stands in chapters that exist', () => {
    for (const [folder, chapters] of Object.entries(CHAPTER_EXPLORERS)) {
      const place = BOOK_PLACES.find(
        ({ classNumber, slug }) => `class-${classNumber}/${slug}` === folder,
      );
      for (const number of Object.keys(chapters))
        expect(place?.book.chapters[Number(number) - 1]).toBeDefined();
    }
  });

  it('of each kind stands somewhere', () => {
    const placed = [
      ...Object.values(LESSON_EXPLORERS).flatMap((lessons) => Object.values(lessons).flat()),
      ...Object.values(CHAPTER_EXPLORERS).flatMap((chapters) => Object.values(chapters).flat()),
      ...Object.values(CALCULATOR_EXPLORERS),
    ];
    expect([...new Set(placed)].sort()).toEqual([...EXPLORER_NAMES].sort());
  });
});
