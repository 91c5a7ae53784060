import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  2: [
    {
      alt: 'A cell as an oval: its edge is the cell membrane, the inside is the cytoplasm, and a round nucleus lies near the middle.',
      caption: 'Membrane, cytoplasm, nucleus: three parts that almost every animal cell has.',
      draw: {
        kind: 'scheme',
        height: 180,
        outlines: [
          { oval: [170, 90], radii: [66, 74], fill: 'tint' },
          { oval: [176, 96], radii: [22, 22], fill: 'pink' },
        ],
        labels: [
          { text: 'cell\nmembrane', to: [108, 70] },
          { text: 'nucleus', to: [182, 96], side: 'right' },
          { text: 'cytoplasm', to: [150, 135] },
        ],
      },
    },
  ],
  3: [
    {
      alt: 'A tree: diseases part into communicable ones, which pass from person to person, such as flu and typhoid, and non-communicable ones, which do not, such as diabetes and asthma.',
      caption:
        'Washing hands and vaccines stop the left branch, good habits help against the right one.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Diseases',
          children: [
            { text: 'Communicable', children: [{ text: 'flu, typhoid, chickenpox' }] },
            { text: 'Non-communicable', children: [{ text: 'diabetes, asthma' }] },
          ],
        },
      },
    },
  ],
  4: [
    {
      alt: 'A circuit with a battery and a closed switch in the lower wire and a coil on an iron nail in the upper wire. An arrow shows the current.',
      caption: 'While current flows, the coil is a magnet; switch it off and the magnet is gone.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'coil', label: 'coil on a nail' }],
          [
            { symbol: 'battery', label: 'battery' },
            { symbol: 'closed switch', label: 'switch' },
          ],
        ],
        current: [{ row: 0 }],
      },
    },
  ],
  5: [
    {
      alt: 'A box on a floor with four forces: its weight downwards, the push of the floor upwards of the same length, a push of 20 newtons to the right, and friction of 8 newtons to the left.',
      caption: 'Up and down cancel; to the right 20 N − 8 N = 12 N are left over.',
      draw: {
        kind: 'forces',
        block: 'box',
        on: 'floor',
        forces: [
          { direction: 0, label: '20 N', size: 20 },
          { direction: 180, label: '8 N', size: 8, tone: 'second' },
          { direction: 90, label: 'floor', size: 15, tone: 'quiet' },
          { direction: 270, label: 'weight', size: 15 },
        ],
      },
    },
  ],
  6: [
    {
      alt: 'Two bars of pressure under the same weight of 600 newtons: on 0.5 square metres 1,200 pascals, on 2 square metres 300 pascals.',
      caption: 'Four times the area, a quarter of the pressure: P = F ÷ A.',
      draw: {
        kind: 'bars',
        bars: [
          { name: 'on 0.5 m²', value: 1200 },
          { name: 'on 2 m²', value: 300 },
        ],
        step: 300,
        yLabel: 'pressure (Pa)',
      },
    },
  ],
  7: [
    {
      alt: 'Three boxes in a row. Solid: particles close together, each in its place. Liquid: close together, sliding past each other. Gas: far apart, moving freely. Heat leads from one to the next.',
      caption: 'Heating gives particles more to move with, until they leave their places.',
      draw: {
        kind: 'steps',
        across: true,
        steps: [
          { text: 'Solid: close, in place', arrow: 'heat' },
          { text: 'Liquid: close, sliding', arrow: 'heat' },
          { text: 'Gas: far apart, free' },
        ],
      },
    },
  ],
  8: [
    {
      alt: 'A tree: matter parts into pure substances and mixtures. Pure substances part into elements, such as oxygen, and compounds, such as water. Mixtures part into uniform ones, such as salt water, and non-uniform ones, such as sprout salad.',
      caption: 'A compound is pure, though it is made of several elements.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Matter',
          children: [
            {
              text: 'Pure',
              children: [{ text: 'element: oxygen' }, { text: 'compound: water' }],
            },
            {
              text: 'Mixture',
              children: [{ text: 'uniform: salt water' }, { text: 'not so: sprout salad' }],
            },
          ],
        },
      },
    },
  ],
  9: [
    {
      alt: 'A graph of how many grams of two salts dissolve in 100 g of water. For potassium nitrate the curve climbs steeply from 13 at 0 °C to 110 at 60 °C; for common salt it stays almost level, 36 to 37.',
      caption: 'Warm water takes up far more potassium nitrate, but hardly more common salt.',
      draw: {
        kind: 'graph',
        x: [0, 60],
        y: [0, 120],
        stepX: 20,
        stepY: 20,
        xLabel: 'temperature (°C)',
        yLabel: 'g in 100 g of water',
        lines: [
          {
            points: [
              [0, 13],
              [20, 32],
              [40, 64],
              [60, 110],
            ],
            smooth: true,
          },
          {
            points: [
              [0, 36],
              [60, 37],
            ],
            tone: 'second',
          },
        ],
        texts: [
          { at: [27, 84], text: 'potassium nitrate' },
          { at: [50, 26], text: 'common salt', tone: 'second' },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'A convex mirror with an object in front of it. The rays spread after the mirror and seem to come from a small upright image behind it.',
      caption:
        'A convex mirror always shows a small upright image: good for looking back from a car.',
      draw: { kind: 'optics', element: 'convex mirror', focal: 10, object: 20 },
    },
    {
      alt: 'A convex lens held close to an object, nearer than its focus. The rays spread after the lens and seem to come from a larger upright image on the side of the object.',
      caption: 'Held nearer than its focus, a convex lens is a magnifying glass.',
      draw: { kind: 'optics', element: 'convex lens', focal: 12, object: 6 },
    },
  ],
  11: [
    {
      alt: 'Eight boxes around a ring: new moon, waxing crescent, first quarter, waxing gibbous, full moon, waning gibbous, last quarter, waning crescent, and back to new moon.',
      caption: 'From one new moon to the next the phases take about 29.5 days.',
      draw: {
        kind: 'cycle',
        steps: [
          'new moon',
          'waxing crescent',
          'first quarter',
          'waxing gibbous',
          'full moon',
          'waning gibbous',
          'last quarter',
          'waning crescent',
        ],
        middle: '29.5 days',
      },
    },
  ],
  12: [
    {
      alt: 'A food web with arrows from what is eaten to what eats it: grass to grasshopper and to deer, grasshopper to frog, frog to snake, snake to eagle, deer to tiger.',
      caption: 'An arrow points to the one who eats: take one box away and follow who goes hungry.',
      draw: {
        kind: 'web',
        columns: 3,
        rows: 4,
        boxes: {
          grass: { at: [1, 3], text: 'grass', fill: 'green' },
          hopper: { at: [0, 2], text: 'grasshopper' },
          deer: { at: [2, 2], text: 'deer' },
          frog: { at: [0, 1], text: 'frog' },
          snake: { at: [1, 1], text: 'snake' },
          eagle: { at: [1, 0], text: 'eagle' },
          tiger: { at: [2, 0], text: 'tiger' },
        },
        arrows: [
          { from: 'grass', to: 'hopper' },
          { from: 'grass', to: 'deer' },
          { from: 'hopper', to: 'frog' },
          { from: 'frog', to: 'snake' },
          { from: 'snake', to: 'eagle' },
          { from: 'deer', to: 'tiger' },
        ],
      },
    },
  ],
  13: [
    {
      alt: 'Boxes one below the other: sunlight reaches the Earth; the warm ground gives off heat; greenhouse gases such as carbon dioxide hold part of the heat back; the Earth stays warm enough for life.',
      caption:
        'Without any greenhouse gas the Earth would freeze; too much of it makes it too warm.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Sunlight reaches the ground', arrow: 'warms it' },
          { text: 'The ground gives off heat', arrow: 'upwards' },
          { text: 'Greenhouse gases hold a part back', arrow: 'so that' },
          { text: 'The Earth is warm enough for life' },
        ],
      },
    },
  ],
};
