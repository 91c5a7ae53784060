import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Two straight lines cross in O. The four angles are 65°, 115°, 65° and 115°, going round; opposite angles are equal.',
    caption:
      'Measure one angle of the scissors and the other three follow: opposite ones are twins, neighbours make 180°.',
    draw: {
      kind: 'rays',
      rays: [
        { direction: 0, both: true },
        { direction: 65, both: true },
        { direction: 180 },
        { direction: 245 },
      ],
      angles: [
        { between: [0, 1], label: true },
        { between: [1, 2], label: true },
        { between: [2, 3], label: true },
        { between: [3, 0], label: true },
      ],
    },
  },
  {
    alt: 'Two parallel lines l and m are cut by a transversal t. At the upper line the angle to the upper right is 70° and the one to the lower left 70°; at the lower line the angle to the upper right is 70° and the one to the upper left 110°.',
    caption:
      'The two at the upper right correspond, like an F; lower left and upper right between the lines are a Z.',
    draw: { kind: 'transversal', angle: 70, labels: { 1: true, 3: true, 5: true, 6: true } },
  },
];
