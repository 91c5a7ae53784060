import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_14: readonly Figure[] = [
  {
    alt: 'A pictograph of favourite fruits; one disc stands for 10 children. Mango has four and a half discs, banana three, guava two.',
    caption: 'The key comes first: half a disc is 5 children, so mango has 45.',
    draw: {
      kind: 'pictograph',
      each: 10,
      unit: 'children',
      rows: [
        { name: 'mango', count: 45 },
        { name: 'banana', count: 30 },
        { name: 'guava', count: 20 },
      ],
    },
  },
  {
    alt: 'A bar graph of how 42 children come to school: 15 on foot, 12 by bus, 9 by bicycle and 6 by auto.',
    caption: 'The four bars add up to the whole class: 15 + 12 + 9 + 6 = 42.',
    draw: {
      kind: 'bars',
      step: 5,
      yLabel: 'children',
      bars: [
        { name: 'foot', value: 15 },
        { name: 'bus', value: 12 },
        { name: 'bicycle', value: 9 },
        { name: 'auto', value: 6 },
      ],
    },
  },
];
