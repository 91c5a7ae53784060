import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'Three clocks. At 3 o’clock the hands make a right angle, at 1 o’clock an acute angle, at 5 o’clock an obtuse angle.',
    caption: 'Hold your folded paper corner against the hands: fits, too narrow, too wide.',
    draw: {
      kind: 'clocks',
      clocks: [
        { hour: 3, minute: 0, label: 'right' },
        { hour: 1, minute: 0, label: 'acute' },
        { hour: 5, minute: 0, label: 'obtuse' },
      ],
    },
  },
  {
    alt: 'Four rays from one point, to north, east, south and west. Between neighbouring rays lies a right angle each.',
    caption:
      'A quarter turn leads from north to east; four quarter turns bring you back to where you looked.',
    draw: {
      kind: 'rays',
      center: '',
      rays: [
        { to: 'E', direction: 0 },
        { to: 'N', direction: 90 },
        { to: 'W', direction: 180 },
        { to: 'S', direction: 270 },
      ],
      angles: [{ between: [0, 1] }, { between: [1, 2] }, { between: [2, 3] }, { between: [3, 0] }],
    },
  },
];
