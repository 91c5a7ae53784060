import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_15: readonly Figure[] = [
  {
    alt: 'A pictograph of favourite fruits; one disc stands for 4 children. Mango has five discs, guava three and a half, banana two.',
    caption: 'A key of 4 allows halves: half a disc is 2 children, so 14 like guava best.',
    draw: {
      kind: 'pictograph',
      each: 4,
      unit: 'children',
      rows: [
        { name: 'mango', count: 20 },
        { name: 'guava', count: 14 },
        { name: 'banana', count: 8 },
      ],
    },
  },
  {
    alt: 'A bar graph of how children come to school, with steps of 5 at the side from 0 to 15: on foot 14, by bus 11, by bicycle 8, by auto 5.',
    caption:
      'The side begins at 0 and goes in equal steps, so a bar twice as long means twice as many.',
    draw: {
      kind: 'bars',
      step: 5,
      yLabel: 'children',
      bars: [
        { name: 'foot', value: 14 },
        { name: 'bus', value: 11 },
        { name: 'bicycle', value: 8 },
        { name: 'auto', value: 5 },
      ],
    },
  },
];
