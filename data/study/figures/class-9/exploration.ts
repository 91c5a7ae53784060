import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'Five boxes in a ring: observe, ask, suggest an explanation, predict and test, compare with the facts, and from there back to observe.',
      caption: 'An explanation stays only as long as its predictions come true.',
      draw: {
        kind: 'cycle',
        steps: ['Observe', 'Ask', 'Suggest an explanation', 'Predict and test', 'Compare'],
        middle: 'Science',
      },
    },
  ],
  2: [
    {
      alt: 'A plant cell as an oval with a double edge: outside the cell wall, just inside it the cell membrane. In it lie a large vacuole, a round nucleus, a green chloroplast and a small mitochondrion.',
      caption: 'Wall, chloroplasts and a large vacuole: three things an animal cell does not have.',
      draw: {
        kind: 'scheme',
        height: 220,
        outlines: [
          { oval: [170, 110], radii: [68, 98], fill: 'green' },
          { oval: [170, 110], radii: [61, 91], fill: 'tint' },
          { oval: [182, 142], radii: [34, 44], fill: 'water' },
          { oval: [148, 66], radii: [20, 20], fill: 'pink' },
          { oval: [200, 68], radii: [18, 9], fill: 'green' },
          { oval: [128, 124], radii: [13, 7], fill: 'yellow' },
        ],
        labels: [
          { text: 'cell wall', to: [110, 72] },
          { text: 'nucleus', to: [148, 60] },
          { text: 'mito-\nchondrion', to: [124, 124] },
          { text: 'chloroplast', to: [206, 66], side: 'right' },
          { text: 'vacuole', to: [190, 140], side: 'right' },
          { text: 'cell\nmembrane', to: [205, 185], side: 'right' },
        ],
      },
    },
  ],
  3: [
    {
      alt: 'A tree: plant tissues part into meristematic ones, whose cells divide, and permanent ones. Permanent tissues part into simple ones, such as parenchyma, and complex ones, xylem and phloem.',
      caption: 'Xylem carries water up, phloem carries food both ways.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Plant tissues',
          children: [
            { text: 'Meristematic', children: [{ text: 'tips, sides' }] },
            {
              text: 'Permanent',
              children: [{ text: 'simple: parenchyma' }, { text: 'complex: xylem, phloem' }],
            },
          ],
        },
      },
    },
  ],
  4: [
    {
      alt: 'A velocity-time graph. The line rises from 4 m/s at the start to 16 m/s at 6 s; the area under it is shaded.',
      caption: 'Slope: (16 − 4) ÷ 6 = 2 m/s². Area: (4 + 16) ÷ 2 × 6 = 60 m travelled.',
      draw: {
        kind: 'graph',
        x: [0, 6],
        y: [0, 20],
        stepX: 2,
        stepY: 4,
        xLabel: 'time (s)',
        yLabel: 'velocity (m/s)',
        lines: [
          {
            points: [
              [0, 0],
              [0, 4],
              [6, 16],
              [6, 0],
            ],
            fill: true,
          },
        ],
      },
    },
  ],
  5: [
    {
      alt: 'Apparatus: a round flask of salty water on a tripod over a burner. A tube leads from its neck downwards into a beaker, in which clear water collects.',
      caption: 'Distillation: water leaves as vapour, cools in the tube and drips down pure.',
      draw: {
        kind: 'apparatus',
        height: 230,
        things: [
          { vessel: 'burner', at: [95, 222], size: 55 },
          { vessel: 'tripod', at: [95, 222], size: 70 },
          { vessel: 'round flask', at: [95, 150], size: 90, level: 0.5, fill: 'water' },
          { vessel: 'beaker', at: [262, 222], size: 56, level: 0.4, fill: 'water' },
        ],
        tubes: [
          [
            [95, 64],
            [95, 40],
            [262, 120],
            [262, 180],
          ],
        ],
        labels: [
          { text: 'salty water', to: [80, 130], at: [8, 96], anchor: 'start' },
          { text: 'vapour cools', to: [190, 85], at: [238, 40] },
          { text: 'pure water', to: [272, 208], at: [332, 150], anchor: 'end' },
        ],
      },
    },
  ],
  6: [
    {
      alt: 'A block of 5 kg on a smooth surface. A force of 20 newtons pulls it to the right, and nothing holds it back.',
      caption: 'F = ma: 20 N on 5 kg gives 4 m/s² in the direction of the force.',
      draw: {
        kind: 'forces',
        block: '5 kg',
        on: 'floor',
        forces: [{ direction: 0, label: '20 N', size: 20 }],
      },
    },
  ],
  7: [
    {
      alt: 'A lever 6 units long with its support 2 units from the left end. A load of 400 N stands at the left end, an effort of 200 N at the right end. The arms are 2 m and 4 m.',
      caption: 'Twice the arm, half the force: 400 N × 2 m = 200 N × 4 m.',
      draw: {
        kind: 'lever',
        length: 6,
        support: 2,
        loads: [
          { at: 0, label: '400 N' },
          { at: 6, label: '200 N' },
        ],
        spans: [
          { from: 0, to: 2, label: '2 m' },
          { from: 2, to: 6, label: '4 m' },
        ],
      },
    },
    {
      alt: 'Two pulleys: a fixed one above and a movable one that carries a load of 100 N. The free end of the rope is pulled with 50 N.',
      caption: 'Two strands carry the load, so half the force is enough, over twice the way.',
      draw: { kind: 'pulley', left: '100 N', right: '50 N', movable: true },
    },
  ],
  8: [
    {
      alt: 'Two atoms with their electrons in rings. Sodium, Na: 2, 8 and 1 electrons. Chlorine, Cl: 2, 8 and 7 electrons.',
      caption: 'Sodium has one electron to give, chlorine one place to fill.',
      draw: {
        kind: 'shells',
        atoms: [
          { symbol: 'Na', electrons: [2, 8, 1] },
          { symbol: 'Cl', electrons: [2, 8, 7] },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'Three molecules. Water: an oxygen atom joined to two hydrogen atoms by single bonds. Carbon dioxide: a carbon atom between two oxygen atoms with double bonds. Nitrogen: two nitrogen atoms joined by a triple bond.',
      caption: 'Each stroke is a bond: hydrogen has one, oxygen two, nitrogen three, carbon four.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'Water',
            draw: {
              kind: 'molecule',
              atoms: [
                { at: [0, 0], symbol: 'H' },
                { at: [1, 0.6], symbol: 'O' },
                { at: [2, 0], symbol: 'H' },
              ],
              bonds: [{ between: [0, 1] }, { between: [1, 2] }],
            },
          },
          {
            title: 'Carbon dioxide',
            draw: {
              kind: 'molecule',
              atoms: [
                { at: [0, 0], symbol: 'O' },
                { at: [1, 0], symbol: 'C' },
                { at: [2, 0], symbol: 'O' },
              ],
              bonds: [
                { between: [0, 1], order: 2 },
                { between: [1, 2], order: 2 },
              ],
            },
          },
          {
            title: 'Nitrogen',
            draw: {
              kind: 'molecule',
              atoms: [
                { at: [0, 0], symbol: 'N' },
                { at: [1, 0], symbol: 'N' },
              ],
              bonds: [{ between: [0, 1], order: 3 }],
            },
          },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'A graph of the pressure of a sound wave along its way. The curve swings up and down twice over 4 metres. The tops are labelled compression, the bottoms rarefaction.',
      caption: 'From top to top is one wavelength, here 2 m.',
      draw: {
        kind: 'graph',
        x: [0, 4],
        y: [-1.6, 1.6],
        grid: false,
        numbers: false,
        xLabel: 'distance',
        yLabel: 'pressure',
        height: 190,
        plots: [{ of: (x) => Math.sin(Math.PI * x) }],
        texts: [
          { at: [0.95, 1.35], text: 'compression' },
          { at: [2.9, -1.35], text: 'rarefaction', tone: 'second' },
          { at: [2.9, 1.35], text: 'compression' },
        ],
      },
    },
  ],
  11: [
    {
      alt: 'A ring of four boxes: flower with egg cells and pollen, then pollination and fertilisation, then seed in a fruit, then seedling that grows, and back to the flower.',
      caption: 'Two cells meet, and the plant begins again with a new mixture of traits.',
      draw: {
        kind: 'cycle',
        steps: ['Flower', 'Pollination, fertilisation', 'Seed in a fruit', 'Seedling'],
        middle: 'A flowering plant',
      },
    },
  ],
  12: [
    {
      alt: 'A tree: animals part into those without and with a backbone. Without: insects and worms, for example. With: fish, amphibians, reptiles, birds and mammals.',
      caption: 'Five classes have a backbone; far more kinds of animals have none.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Animals',
          children: [
            { text: 'No backbone', children: [{ text: 'insects, worms, snails' }] },
            {
              text: 'Backbone',
              children: [{ text: 'fish, amphibians, reptiles, birds, mammals' }],
            },
          ],
        },
      },
    },
  ],
  13: [
    {
      alt: 'A web of four boxes with arrows: carbon dioxide in the air goes to plants by photosynthesis, plants go to animals as food, animals and plants give carbon dioxide back by breathing, and dead matter goes to soil and fuel, from which burning leads back to the air.',
      caption:
        'Carbon goes round; burning fuel sends into the air in a year what took ages to bury.',
      draw: {
        kind: 'web',
        columns: 2,
        rows: 3,
        boxes: {
          air: { at: [0.5, 0], text: 'carbon dioxide in the air', fill: 'water' },
          plants: { at: [0, 1], text: 'plants', fill: 'green' },
          animals: { at: [1, 1], text: 'animals' },
          soil: { at: [0.5, 2], text: 'dead matter, soil, fuel', fill: 'grey' },
        },
        arrows: [
          { from: 'air', to: 'plants' },
          { from: 'plants', to: 'animals' },
          { from: 'animals', to: 'air' },
          { from: 'plants', to: 'soil' },
          { from: 'animals', to: 'soil' },
          { from: 'soil', to: 'air' },
        ],
      },
    },
  ],
};
