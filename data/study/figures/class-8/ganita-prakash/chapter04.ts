import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_4: readonly Figure[] = [
  {
    alt: 'A quadrilateral ABCD cut by the diagonal AC into two triangles. Its angles are marked: 90° at A, 80° at B, 120° at C and 70° at D.',
    caption: 'Two triangles of 180° make every quadrilateral 360°: here 90° + 80° + 120° + 70°.',
    draw: (() => {
      const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
      const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
      // From A along AB, then up at B; D stands straight above A, and CD meets it at 70°.
      const [ab, bc] = [6, 4];
      const c = [ab - bc * cosine(80), bc * sine(80)] as const;
      const d = [0, c[1] + (c[0] * cosine(70)) / sine(70)] as const;
      return {
        kind: 'polygon' as const,
        height: 230,
        points: [[0, 0] as const, [ab, 0] as const, c, d],
        names: ['A', 'B', 'C', 'D'],
        angleLabels: ['right' as const, true as const, true as const, true as const],
        diagonals: [[0, 2] as const],
      };
    })(),
  },
  {
    alt: 'Two sticks cross at right angles and halve each other; one is longer. Their four ends, joined, make a rhombus ABCD with four equal sides.',
    caption:
      'Halving each other makes a parallelogram, the right angle a rhombus; equal sticks would make it a square.',
    draw: {
      kind: 'polygon',
      points: [
        [0, 3],
        [-5, 0],
        [0, -3],
        [5, 0],
      ],
      names: ['A', 'B', 'C', 'D'],
      ticks: [1, 1, 1, 1],
      diagonals: [
        [0, 2],
        [1, 3],
      ],
    },
  },
];
