import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'A family tree: Dadi and Dada at the top, below them Papa and Bua, below Papa the children Meera and Kabir.',
      caption: 'Read it downwards: each line leads from parents to children.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Dadi and Dada',
          children: [
            { text: 'Papa and Mummy', children: [{ text: 'Meera' }, { text: 'Kabir' }] },
            { text: 'Bua', children: [{ text: 'cousin Anu' }] },
          ],
        },
      },
    },
  ],
  2: [
    {
      alt: 'A map of a mela on squares: the gate at the bottom, a shop of bangles to the left, a pond to the right, a temple at the top, and a road from the gate to the temple.',
      caption: 'From the gate straight on to the temple; the pond is on the right.',
      draw: {
        kind: 'map',
        columns: 5,
        rows: 4,
        grid: true,
        roads: [
          [
            [2, 3],
            [2, 0],
          ],
        ],
        places: [
          { at: [2, 0], sign: 'temple', name: 'temple', side: 'right' },
          { at: [0, 1], sign: 'shop', name: 'bangles', side: 'below' },
          { at: [4, 2], sign: 'pond', name: 'pond', side: 'below' },
          { at: [2, 3], sign: 'dot', name: 'gate', side: 'right' },
        ],
      },
    },
  ],
  4: [
    {
      alt: 'A plant with its parts named: flower, leaf and stem above the ground, and roots below it.',
      caption: 'Above the ground: stem, leaves, flower. Below it: the roots that drink.',
      draw: {
        kind: 'scheme',
        height: 220,
        outlines: [
          {
            curve: [
              [170, 70],
              [170, 150],
            ],
            thick: true,
          },
          { oval: [170, 52], radii: [22, 20], fill: 'pink' },
          { oval: [138, 100], radii: [30, 12], fill: 'green' },
          { oval: [202, 118], radii: [30, 12], fill: 'green' },
          {
            curve: [
              [170, 150],
              [150, 205],
            ],
          },
          {
            curve: [
              [170, 150],
              [172, 212],
            ],
          },
          {
            curve: [
              [170, 150],
              [192, 204],
            ],
          },
          {
            curve: [
              [104, 150],
              [236, 150],
            ],
            dashed: true,
          },
        ],
        labels: [
          { text: 'flower', to: [178, 48], side: 'right' },
          { text: 'leaf', to: [130, 100] },
          { text: 'stem', to: [170, 135] },
          { text: 'roots', to: [184, 184], side: 'right' },
        ],
      },
    },
  ],
  5: [
    {
      alt: 'A food chain of three boxes: grass, deer, tiger, with arrows from the eaten to the eater.',
      caption: 'Take the grass away, and the tiger goes hungry, too.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Grass', arrow: 'is eaten by' },
          { text: 'Deer', arrow: 'is eaten by' },
          { text: 'Tiger' },
        ],
      },
    },
  ],
  7: [
    {
      alt: 'A ring of four boxes: sea and ponds, vapour, clouds, rain, and back to sea and ponds.',
      caption: 'The rain of today was in a pond or in the sea before.',
      draw: {
        kind: 'cycle',
        steps: ['Sea and ponds', 'Vapour', 'Clouds', 'Rain'],
        middle: 'Water',
      },
    },
  ],
  8: [
    {
      alt: 'A tree: food from plants, such as rice, dal and spinach, and food from animals, such as milk, eggs and honey.',
      caption: 'Ask of every bite: did a plant or an animal give it?',
      draw: {
        kind: 'tree',
        root: {
          text: 'Food',
          children: [
            { text: 'from plants', children: [{ text: 'rice, dal, spinach' }] },
            { text: 'from animals', children: [{ text: 'milk, eggs, honey' }] },
          ],
        },
      },
    },
  ],
  9: [
    {
      alt: 'Four boxes in order: wet the hands, rub with soap for 20 seconds, rinse, dry with a clean towel.',
      caption: 'Soap needs its 20 seconds: sing a short song.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Wet' },
          { text: 'Rub with soap, 20 seconds' },
          { text: 'Rinse' },
          { text: 'Dry with a clean towel' },
        ],
      },
    },
  ],
  11: [
    {
      alt: 'Three boxes: clay is shaped into a pot, dried in the sun, baked in a kiln.',
      caption: 'Only after the fire does a pot hold water.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Clay', arrow: 'shaped' },
          { text: 'Pot', arrow: 'dried in the sun' },
          { text: 'Dry pot', arrow: 'baked in a kiln' },
          { text: 'Hard pot' },
        ],
      },
    },
  ],
  12: [
    {
      alt: 'A tree: waste parts into wet waste, such as peels, which becomes compost, and dry waste, such as paper, which is used again.',
      caption: 'Two bins, two ways: to the compost and to the kabadiwala.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Waste',
          children: [
            { text: 'wet: peels, leaves', children: [{ text: 'compost' }] },
            { text: 'dry: paper, metal', children: [{ text: 'used again' }] },
          ],
        },
      },
    },
  ],
};
