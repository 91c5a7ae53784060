import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'A ring of five boxes: sun warms the sea, vapour rises, clouds form, rain falls, rivers and ground water flow back to the sea.',
      caption: 'Water is never new: it goes round.',
      draw: {
        kind: 'cycle',
        steps: ['Sea', 'Vapour rises', 'Clouds form', 'Rain falls', 'Rivers, ground water'],
        middle: 'Water cycle',
      },
    },
  ],
  2: [
    {
      alt: 'The journey of a river as boxes: a glacier or spring, fast upper course in the hills, broad middle course in the plains, delta at the sea.',
      caption: 'Fast and narrow above, slow and broad below.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Source: glacier or spring' },
          { text: 'Upper course: fast, in the hills' },
          { text: 'Middle course: broad, in the plains' },
          { text: 'Delta and sea' },
        ],
      },
    },
  ],
  3: [
    {
      alt: 'What spoils food as a tree: germs need warmth, water and air; drying takes the water, the fridge the warmth, a closed jar the air.',
      caption: 'Take away one of the three, and food keeps longer.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Germs need',
          children: [
            { text: 'water', children: [{ text: 'so: dry it' }] },
            { text: 'warmth', children: [{ text: 'so: cool it' }] },
            { text: 'air', children: [{ text: 'so: close it' }] },
          ],
        },
      },
    },
  ],
  7: [
    {
      alt: 'Boxes: the Sun gives light; a solar panel turns it into electricity; a lamp turns that into light at night.',
      caption: 'Energy is not used up: it changes its form.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Sun', arrow: 'light' },
          { text: 'Solar panel', arrow: 'electricity' },
          { text: 'Battery', arrow: 'electricity' },
          { text: 'Lamp: light at night' },
        ],
      },
    },
  ],
  8: [
    {
      alt: 'Boxes from sheep to shawl: the sheep is shorn, the wool washed, spun into yarn, woven on a loom.',
      caption: 'Wool comes from a fleece that grows again.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Sheep', arrow: 'shorn' },
          { text: 'Wool', arrow: 'washed and spun' },
          { text: 'Yarn', arrow: 'woven' },
          { text: 'Shawl' },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'A ring of four boxes: morning, noon, evening, night, and back to morning, since the Earth turns once in 24 hours.',
      caption: 'The Sun stands still; we turn.',
      draw: { kind: 'cycle', steps: ['Morning', 'Noon', 'Evening', 'Night'], middle: '24 hours' },
    },
  ],
  10: [
    {
      alt: 'A web of four boxes: plants give food and oxygen to animals; animals give carbon dioxide to plants; soil gives water and salts to plants; dead leaves go back to the soil.',
      caption: 'On Earth each one lives on what another gives.',
      draw: {
        kind: 'web',
        columns: 2,
        rows: 2,
        boxes: {
          plants: { at: [0, 0], text: 'plants', fill: 'green' },
          animals: { at: [1, 0], text: 'animals and people' },
          soil: { at: [0.5, 1], text: 'soil and water', fill: 'water' },
        },
        arrows: [
          { from: 'plants', to: 'animals' },
          { from: 'animals', to: 'soil' },
          { from: 'soil', to: 'plants' },
        ],
      },
    },
  ],
};
