import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  2: [
    {
      alt: 'A map of a neighbourhood on squares: a school in the middle of a road, a hospital to its right, a post office to its left, a park with trees above, and a house below.',
      caption: 'Say the way from the house to the hospital: up to the road, then right.',
      draw: {
        kind: 'map',
        columns: 5,
        rows: 4,
        grid: true,
        roads: [
          [
            [0, 2],
            [4, 2],
          ],
          [
            [2, 2],
            [2, 3],
          ],
        ],
        places: [
          { at: [2, 1], sign: 'school', name: 'school', side: 'above' },
          { at: [4, 1], sign: 'hospital', name: 'hospital', side: 'above' },
          { at: [0, 1], sign: 'post', name: 'post office', side: 'above' },
          { at: [2, 3], sign: 'house', name: 'home', side: 'right' },
        ],
      },
    },
  ],
  3: [
    {
      alt: 'A tree: leaves part by their edges into smooth ones, as of mango, and toothed ones, as of neem.',
      caption: 'Sort by one feature at a time: here the edge.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Leaves',
          children: [
            { text: 'smooth edge', children: [{ text: 'mango' }] },
            { text: 'toothed edge', children: [{ text: 'neem, rose' }] },
          ],
        },
      },
    },
  ],
  4: [
    {
      alt: 'A ring: seed, seedling, young plant, plant with flowers, fruit with seeds, and back to the seed.',
      caption: 'A plant’s life is a ring: the end of one seed is the start of many.',
      draw: {
        kind: 'cycle',
        steps: ['Seed', 'Seedling', 'Young plant', 'Flowers', 'Fruit with seeds'],
        middle: 'A plant',
      },
    },
  ],
  5: [
    {
      alt: 'Three groups of food as a tree: for energy, such as roti and rice; for growing, such as dal, milk and eggs; for protection, such as fruit and vegetables.',
      caption: 'A good plate has something from each of the three.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Our food',
          children: [
            { text: 'energy', children: [{ text: 'roti, rice' }] },
            { text: 'growing', children: [{ text: 'dal, milk, eggs' }] },
            { text: 'protection', children: [{ text: 'fruit, vegetables' }] },
          ],
        },
      },
    },
  ],
  7: [
    {
      alt: 'A beam on a support, as a see-saw: a child of 20 kg sits 3 steps to the left of the middle, a child of 30 kg 2 steps to the right.',
      caption: 'The heavier child sits nearer: 20 × 3 = 30 × 2.',
      draw: {
        kind: 'lever',
        length: 6,
        support: 3,
        loads: [
          { at: 0, label: '20 kg' },
          { at: 5, label: '30 kg' },
        ],
        spans: [
          { from: 0, to: 3, label: '3 steps' },
          { from: 3, to: 5, label: '2 steps' },
        ],
      },
    },
  ],
  8: [
    {
      alt: 'Boxes from cotton to kurta: cotton is picked, spun into thread, woven into cloth, cut and stitched.',
      caption: 'Thread first, then cloth, then the kurta.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Cotton', arrow: 'spun' },
          { text: 'Thread', arrow: 'woven' },
          { text: 'Cloth', arrow: 'cut and stitched' },
          { text: 'Kurta' },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'Eight boxes in a ring with the shapes of the Moon from no moon over the half moon to the full moon and back.',
      caption: 'From full moon to full moon it takes about 29 and a half days.',
      draw: {
        kind: 'cycle',
        steps: [
          'new moon',
          'thin crescent',
          'half moon',
          'nearly full',
          'full moon',
          'nearly full again',
          'half moon again',
          'thin crescent again',
        ],
        middle: 'Moon',
      },
    },
  ],
};
