import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_7: readonly Figure[] = [
  {
    alt: 'Blocks for 352: three flats of a hundred, five sticks of ten and two single ones.',
    caption: 'To pay 178 out of it, a ten is changed into ones and a hundred into tens.',
    draw: { kind: 'blocks', hundreds: 3, tens: 5, ones: 2 },
  },
];
