import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'Five boxes around a ring, each with an arrow to the next: notice something, ask a question, guess an answer, test the guess, look at the result. From the result an arrow leads back to noticing.',
      caption: 'The way of science is a ring: each result makes us notice something new.',
      draw: {
        kind: 'cycle',
        steps: ['Notice', 'Ask', 'Guess an answer', 'Test it', 'Look at the result'],
        middle: 'Try again',
      },
    },
  ],
  2: [
    {
      alt: 'A tree of groups. Flowering plants part into dicots and monocots. Dicots have net-like veins and a taproot; monocots have parallel veins and fibrous roots.',
      caption: 'Look at a leaf and you can tell the root: net veins go with a taproot.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Flowering plants',
          children: [
            { text: 'Dicots', children: [{ text: 'net veins, taproot: hibiscus' }] },
            { text: 'Monocots', children: [{ text: 'parallel veins, fibrous roots: grass' }] },
          ],
        },
      },
    },
  ],
  3: [
    {
      alt: 'A tree: nutrients of food part into those for energy, for growth and for protection. Energy: carbohydrates and fats. Growth: proteins. Protection: vitamins and minerals.',
      caption: 'No single food has everything, so a plate needs something from each branch.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Nutrients',
          children: [
            { text: 'Energy', children: [{ text: 'carbohydrates, fats' }] },
            { text: 'Growth', children: [{ text: 'proteins' }] },
            { text: 'Protection', children: [{ text: 'vitamins, minerals' }] },
          ],
        },
      },
    },
  ],
  4: [
    {
      alt: 'Two pairs of bar magnets. In the upper pair the north pole of one faces the south pole of the other, and arrows point towards each other. In the lower pair two north poles face each other, and arrows point away from each other.',
      caption: 'Unlike poles pull each other, like poles push each other away.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'They attract',
            draw: {
              kind: 'shapes',
              height: 60,
              shapes: [
                {
                  kind: 'line',
                  points: [
                    [20, 15],
                    [80, 15],
                    [80, 45],
                    [20, 45],
                  ],
                  closed: true,
                  fill: 'water',
                },
                {
                  kind: 'line',
                  points: [
                    [80, 15],
                    [140, 15],
                    [140, 45],
                    [80, 45],
                  ],
                  closed: true,
                  fill: 'pink',
                },
                {
                  kind: 'line',
                  points: [
                    [200, 15],
                    [260, 15],
                    [260, 45],
                    [200, 45],
                  ],
                  closed: true,
                  fill: 'water',
                },
                {
                  kind: 'line',
                  points: [
                    [260, 15],
                    [320, 15],
                    [320, 45],
                    [260, 45],
                  ],
                  closed: true,
                  fill: 'pink',
                },
                { kind: 'text', at: [50, 30], text: 'S' },
                { kind: 'text', at: [110, 30], text: 'N' },
                { kind: 'text', at: [230, 30], text: 'S' },
                { kind: 'text', at: [290, 30], text: 'N' },
                {
                  kind: 'line',
                  points: [
                    [144, 30],
                    [166, 30],
                  ],
                  arrow: 'end',
                  tone: 'second',
                },
                {
                  kind: 'line',
                  points: [
                    [196, 30],
                    [174, 30],
                  ],
                  arrow: 'end',
                  tone: 'second',
                },
              ],
            },
          },
          {
            title: 'They repel',
            draw: {
              kind: 'shapes',
              height: 60,
              shapes: [
                {
                  kind: 'line',
                  points: [
                    [20, 15],
                    [80, 15],
                    [80, 45],
                    [20, 45],
                  ],
                  closed: true,
                  fill: 'water',
                },
                {
                  kind: 'line',
                  points: [
                    [80, 15],
                    [140, 15],
                    [140, 45],
                    [80, 45],
                  ],
                  closed: true,
                  fill: 'pink',
                },
                {
                  kind: 'line',
                  points: [
                    [200, 15],
                    [260, 15],
                    [260, 45],
                    [200, 45],
                  ],
                  closed: true,
                  fill: 'pink',
                },
                {
                  kind: 'line',
                  points: [
                    [260, 15],
                    [320, 15],
                    [320, 45],
                    [260, 45],
                  ],
                  closed: true,
                  fill: 'water',
                },
                { kind: 'text', at: [50, 30], text: 'S' },
                { kind: 'text', at: [110, 30], text: 'N' },
                { kind: 'text', at: [230, 30], text: 'N' },
                { kind: 'text', at: [290, 30], text: 'S' },
                {
                  kind: 'line',
                  points: [
                    [166, 30],
                    [144, 30],
                  ],
                  arrow: 'end',
                  tone: 'second',
                },
                {
                  kind: 'line',
                  points: [
                    [174, 30],
                    [196, 30],
                  ],
                  arrow: 'end',
                  tone: 'second',
                },
              ],
            },
          },
        ],
      },
    },
  ],
  5: [
    {
      alt: 'A ruler of 10 centimetres. A pencil stub lies on it from the 2 cm mark to the 7.5 cm mark.',
      caption: 'The end does not lie at zero, so subtract: 7.5 − 2 = 5.5 cm.',
      draw: { kind: 'ruler', length: 10, things: [{ from: 2, to: 7.5, label: 'pencil' }] },
    },
  ],
  6: [
    {
      alt: 'A tree: materials part by how much light they let through. Transparent ones such as clear glass let all through, translucent ones such as butter paper let some through, opaque ones such as wood let none through.',
      caption:
        'Seen through clearly, seen through dimly, not seen through: three kinds of material.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Does light pass?',
          children: [
            { text: 'all: transparent', children: [{ text: 'clear glass' }] },
            { text: 'some: translucent', children: [{ text: 'butter paper' }] },
            { text: 'none: opaque', children: [{ text: 'wood' }] },
          ],
        },
      },
    },
  ],
  7: [
    {
      alt: 'Three thermometers from 0 to 100 degrees Celsius: melting ice at 0, a healthy body at 37, boiling water at 100.',
      caption: 'Three readings worth knowing by heart: 0 °C, 37 °C and 100 °C.',
      draw: {
        kind: 'thermometers',
        from: 0,
        to: 100,
        step: 20,
        readings: [
          { value: 0, label: 'melting ice' },
          { value: 37, label: 'healthy body' },
          { value: 100, label: 'boiling water' },
        ],
      },
    },
  ],
  8: [
    {
      alt: 'A ring of five boxes: sea and lakes, then water vapour, then clouds, then rain, then rivers, which lead back to the sea and lakes.',
      caption: 'Evaporation lifts water up, condensation and rain bring it back: the water cycle.',
      draw: {
        kind: 'cycle',
        steps: ['Sea and lakes', 'Water vapour', 'Clouds', 'Rain', 'Rivers'],
        middle: 'The same water',
      },
    },
  ],
  9: [
    {
      alt: 'Sand and salt in water, step by step: stir, so that the salt dissolves; filter, so that the sand stays in the paper; heat the clear liquid, so that the water goes and the salt stays.',
      caption: 'Filtering takes out what is not dissolved, evaporation what is.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Sand and salt, stirred in water', arrow: 'filter' },
          { text: 'Sand stays in the filter; salty water runs through', arrow: 'heat' },
          { text: 'Water goes as vapour; salt stays' },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'A ring of four boxes: egg, larva or wriggler, pupa, adult mosquito, and from the adult back to the egg.',
      caption: 'Two of the four stages of a mosquito live in standing water.',
      draw: {
        kind: 'cycle',
        steps: ['Egg', 'Larva', 'Pupa', 'Adult mosquito'],
        middle: 'Mosquito',
      },
    },
  ],
  11: [
    {
      alt: 'A tree: the treasures of nature part into renewable and non-renewable ones. Renewable: air, water, forests, sunlight. Non-renewable: coal, petroleum, minerals.',
      caption: 'What comes back within a life is renewable; what took millions of years is not.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Natural resources',
          children: [
            { text: 'Renewable', children: [{ text: 'air, water, forests, sunlight' }] },
            { text: 'Non-renewable', children: [{ text: 'coal, petroleum, minerals' }] },
          ],
        },
      },
    },
  ],
  12: [
    {
      alt: 'Boxes one below the other, each part of the next: Earth with its Moon, the solar system of the Sun and eight planets, the Milky Way with its stars, the universe with its galaxies.',
      caption: 'Our address in space, from the smallest line to the largest.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'The Earth and its Moon', arrow: 'belong to' },
          { text: 'The solar system: the Sun and eight planets', arrow: 'belongs to' },
          { text: 'The Milky Way: more than a hundred billion stars', arrow: 'belongs to' },
          { text: 'The universe: countless galaxies' },
        ],
      },
    },
  ],
};
