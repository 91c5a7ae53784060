import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_2: readonly Figure[] = [
  {
    alt: 'Rays from O: to A along 0°, to B at 45°, to C at 130°. The angle AOB is 45°, acute, and the angle BOC is 85°.',
    caption: 'The angle is the turn from arm to arm; drawing the arms longer would change nothing.',
    draw: {
      kind: 'rays',
      rays: [
        { to: 'A', direction: 0 },
        { to: 'B', direction: 45 },
        { to: 'C', direction: 130 },
      ],
      angles: [
        { between: [0, 1], label: true },
        { between: [1, 2], label: true },
      ],
    },
  },
  {
    alt: 'Two rays from the point Q, one up to P and one down to R. The smaller angle between them is 110°, an obtuse angle, and the reflex angle on the other side is 250°.',
    caption:
      'In ∠PQR the vertex Q stands in the middle; the obtuse and the reflex angle share 360°.',
    draw: {
      kind: 'rays',
      center: 'Q',
      rays: [
        { to: 'R', direction: 305 },
        { to: 'P', direction: 55 },
      ],
      angles: [
        { between: [0, 1], label: true },
        { between: [0, 1], label: true, reflex: true },
      ],
    },
  },
];
