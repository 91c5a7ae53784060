import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  5: [
    {
      alt: 'Two parallel lines l and m are cut by a slanting line t. Above l the angles beside t are 65° and 115°; at m the angle in the same upper right corner is again 65°.',
      caption: 'Corresponding angles stand in the same corner at both lines, and are equal.',
      draw: { kind: 'transversal', angle: 65, labels: { 1: true, 2: true, 5: true } },
    },
  ],
  7: [
    {
      alt: 'Triangle ABC has angles of 50° at A, 60° at B and 70° at C. Its side BC is drawn on beyond C, and the angle outside, between this line and CA, is 110°.',
      caption:
        'The exterior angle at C is as large as the two far angles together: 50° + 60° = 110°.',
      draw: { kind: 'triangle', angles: [50, 60, 70], angleLabels: true, exterior: true },
    },
  ],
  10: [
    {
      alt: 'A number line from −6 to 6. An arrow jumps from 3 down to −2; over it stands minus 5.',
      caption: 'Taking 5 away from 3 is a jump of five steps to the left, past zero to −2.',
      draw: {
        kind: 'numberLine',
        from: -6,
        to: 6,
        step: 1,
        points: [{ at: 3 }, { at: -2 }],
        jumps: [{ from: 3, to: -2, label: '− 5' }],
      },
    },
  ],
};
