import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_10: readonly Figure[] = [
  {
    alt: 'Half of a rangoli on squared paper and its mirror image beside it: coloured squares on the left of an upright dashed line, and on the right a partner for each, equally far from the line.',
    caption: 'Whatever stands two squares before the line has its partner two squares behind it.',
    draw: {
      kind: 'squares',
      columns: 8,
      rows: 6,
      mirror: { column: 4 },
      cells: ['#......#', '.#o..o#.', '..####..', '..####..', '.#o..o#.', '#......#'],
    },
  },
  {
    alt: 'A windmill of four equal blades round a centre, each blade a triangle that leans to the same side. A quarter turn brings each blade to the place of the next.',
    caption: 'No fold works, but four times in a full turn the windmill looks the same.',
    draw: {
      kind: 'shapes',
      height: 190,
      shapes: [0, 90, 180, 270].map((turn) => {
        const at = (x: number, y: number): readonly [number, number] => {
          const [sine, cosine] = [
            Math.sin((turn * Math.PI) / 180),
            Math.cos((turn * Math.PI) / 180),
          ];
          return [170 + x * cosine - y * sine, 95 + x * sine + y * cosine];
        };
        return {
          kind: 'line' as const,
          points: [at(0, 0), at(80, 0), at(40, 40)],
          closed: true as const,
          fill: turn % 180 ? ('pink' as const) : ('tint' as const),
          thick: true as const,
        };
      }),
    },
  },
];
