import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  2: [
    {
      alt: 'A tree: litmus with an acid turns red, with a base turns blue, in a neutral liquid does not change. Examples: lemon juice, soap solution, sugar water.',
      caption:
        'Acids turn blue litmus red, bases turn red litmus blue, neutral liquids do neither.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Litmus in a liquid',
          children: [
            { text: 'blue turns red: acid', children: [{ text: 'lemon juice' }] },
            { text: 'red turns blue: base', children: [{ text: 'soap solution' }] },
            { text: 'no change: neutral', children: [{ text: 'sugar water' }] },
          ],
        },
      },
    },
  ],
  3: [
    {
      alt: 'A circuit: a battery and a closed switch in the lower wire, a bulb in the upper wire. The loop is closed, and an arrow shows the current.',
      caption: 'The bulb glows only while the loop has no gap.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'bulb', label: 'bulb' }],
          [
            { symbol: 'battery', label: 'battery' },
            { symbol: 'closed switch', label: 'switch' },
          ],
        ],
        current: [{ row: 0 }],
      },
    },
    {
      alt: 'The same circuit with the switch open: a battery and an open switch in the lower wire, a bulb in the upper wire. There is a gap in the loop.',
      caption: 'An open switch is a gap: no current, and the bulb stays dark.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'bulb', label: 'bulb' }],
          [
            { symbol: 'battery', label: 'battery' },
            { symbol: 'open switch', label: 'switch' },
          ],
        ],
      },
    },
  ],
  4: [
    {
      alt: 'Two overlapping rings. Only in the ring of metals: they ring like a bell and bend. Only in the ring of non-metals: the solid ones break and are dull. In both: many take up oxygen.',
      caption: 'Metals bend and ring; solid non-metals break and are dull.',
      draw: {
        kind: 'venn',
        sets: ['Metals', 'Non-metals'],
        only: ['ring,\nbend', 'break,\ndull'],
        both: 'take up\noxygen',
      },
    },
  ],
  5: [
    {
      alt: 'A tree: changes part into physical and chemical ones. Physical: no new substance, such as melting ice. Chemical: a new substance, such as rusting iron.',
      caption: 'One question decides: has a new substance been made?',
      draw: {
        kind: 'tree',
        root: {
          text: 'A change',
          children: [
            { text: 'Physical: nothing new', children: [{ text: 'ice melts, paper is torn' }] },
            { text: 'Chemical: something new', children: [{ text: 'iron rusts, wood burns' }] },
          ],
        },
      },
    },
  ],
  7: [
    {
      alt: 'Three rows of steps. Conduction: heat goes from particle to particle, as along a spoon. Convection: warm water rises and cool water sinks. Radiation: heat comes through empty space, as from the Sun.',
      caption: 'Heat travels in three ways; only radiation needs nothing to travel through.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'Conduction',
            draw: {
              kind: 'steps',
              across: true,
              steps: [{ text: 'hot end of a spoon' }, { text: 'its middle' }, { text: 'handle' }],
            },
          },
          {
            title: 'Convection',
            draw: {
              kind: 'steps',
              across: true,
              steps: [
                { text: 'water is heated' },
                { text: 'it rises' },
                { text: 'cooler water sinks' },
              ],
            },
          },
          {
            title: 'Radiation',
            draw: {
              kind: 'steps',
              across: true,
              steps: [{ text: 'Sun' }, { text: 'empty space' }, { text: 'your face' }],
            },
          },
        ],
      },
    },
  ],
  8: [
    {
      alt: 'A distance-time graph. A straight line goes from the origin to 20 m at 10 s: uniform motion of 2 m/s. A curve below it ends at the same point and gets steeper: a speed that grows.',
      caption: 'A straight line is a steady speed; a line that gets steeper is a speed that grows.',
      draw: {
        kind: 'graph',
        x: [0, 10],
        y: [0, 20],
        stepX: 5,
        grid: false,
        stepY: 10,
        xLabel: 'time (s)',
        yLabel: 'distance (m)',
        plots: [
          { of: (x) => 2 * x, label: 'steady', labelAt: 5 },
          { of: (x) => x * x * 0.2, label: 'faster', labelAt: 7, tone: 'second' },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'Boxes one below the other, the way of food: mouth, food pipe, stomach, small intestine, large intestine. Words between them say what happens: chewed and mixed with saliva, pushed along, churned with acid, digested and absorbed, water taken back.',
      caption:
        'Most of the digesting and nearly all of the absorbing is done in the small intestine.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Mouth: chewed, starch begins to break down', arrow: 'swallowed' },
          { text: 'Food pipe: pushed along', arrow: 'down' },
          { text: 'Stomach: churned with acid', arrow: 'on' },
          { text: 'Small intestine: digested and absorbed', arrow: 'the rest' },
          { text: 'Large intestine: water is taken back' },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'A web of boxes. Into the leaf go carbon dioxide from the air, water from the roots and sunlight. Out of the leaf come food, a sugar, and oxygen.',
      caption: 'In goes what plants need for photosynthesis, out comes what they make.',
      draw: {
        kind: 'web',
        columns: 3,
        rows: 3,
        boxes: {
          air: { at: [0, 0], text: 'carbon dioxide' },
          sun: { at: [1, 0], text: 'sunlight', fill: 'yellow' },
          root: { at: [0, 2], text: 'water' },
          leaf: { at: [1, 1], text: 'green leaf', fill: 'green' },
          food: { at: [2, 0], text: 'food (sugar)' },
          oxygen: { at: [2, 2], text: 'oxygen' },
        },
        arrows: [
          { from: 'air', to: 'leaf' },
          { from: 'sun', to: 'leaf' },
          { from: 'root', to: 'leaf' },
          { from: 'leaf', to: 'food' },
          { from: 'leaf', to: 'oxygen' },
        ],
      },
    },
  ],
  11: [
    {
      alt: 'A ray falls on a plane mirror at 40 degrees to the normal and leaves at 40 degrees on the other side of the normal.',
      caption:
        'The angle of reflection equals the angle of incidence, both measured from the normal.',
      draw: { kind: 'surface', incidence: 40 },
    },
  ],
  12: [
    {
      alt: 'From left to right: the Sun, the Moon and the Earth in one line, labelled solar eclipse. Below it: the Sun, the Earth and the Moon in one line, labelled lunar eclipse.',
      caption:
        'The one in the middle throws the shadow: Moon for a solar, Earth for a lunar eclipse.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'Solar eclipse, at new moon',
            draw: {
              kind: 'steps',
              across: true,
              steps: [
                { text: 'Sun', fill: 'yellow' },
                { text: 'Moon', fill: 'grey' },
                { text: 'Earth', fill: 'water' },
              ],
            },
          },
          {
            title: 'Lunar eclipse, at full moon',
            draw: {
              kind: 'steps',
              across: true,
              steps: [
                { text: 'Sun', fill: 'yellow' },
                { text: 'Earth', fill: 'water' },
                { text: 'Moon', fill: 'grey' },
              ],
            },
          },
        ],
      },
    },
  ],
};
