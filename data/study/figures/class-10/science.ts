import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'Two bars of the gas that a current sets free from water: 20 millilitres of hydrogen at the negative electrode and 10 millilitres of oxygen at the positive one.',
      caption: 'Twice as much hydrogen as oxygen: 2H₂O → 2H₂ + O₂.',
      draw: {
        kind: 'bars',
        bars: [
          { name: 'hydrogen', value: 20 },
          { name: 'oxygen', value: 10 },
        ],
        step: 5,
        yLabel: 'gas collected (mL)',
      },
    },
  ],
  2: [
    {
      alt: 'A number line of pH from 0 to 14. Marked are lemon juice at 2.2, pure water at 7 and milk of magnesia at 10.',
      caption: 'Below 7 acidic, above 7 basic; one step is ten times as much or as little.',
      draw: {
        kind: 'numberLine',
        from: 0,
        to: 14,
        step: 2,
        points: [
          { at: 2.2, label: 'lemon' },
          { at: 7, label: 'water' },
          { at: 10, label: 'magnesia' },
        ],
      },
    },
  ],
  3: [
    {
      alt: 'The ladder of metals from the most to the least reactive: potassium, sodium and calcium; magnesium, aluminium, zinc and iron; lead; then hydrogen as a mark; below it copper, silver and gold.',
      caption: 'A metal pushes out of its salts any metal that stands below it.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'K, Na, Ca: react with cold water' },
          { text: 'Mg, Al, Zn, Fe: react with steam or acid' },
          { text: 'Pb: reacts slowly with acid' },
          { text: 'hydrogen: the mark on the ladder', fill: 'yellow' },
          { text: 'Cu, Ag, Au: do not set hydrogen free' },
        ],
      },
    },
  ],
  4: [
    {
      alt: 'Two molecules. Ethane: two carbon atoms joined by a single bond, each with three hydrogen atoms. Ethene: two carbon atoms joined by a double bond, each with two hydrogen atoms.',
      caption:
        'A second stroke between the carbons, and two hydrogens fewer: saturated, unsaturated.',
      draw: {
        kind: 'panels',
        panels: [
          {
            title: 'Ethane',
            draw: {
              kind: 'molecule',
              atoms: [
                { at: [1, 1], symbol: 'C' },
                { at: [2, 1], symbol: 'C' },
                { at: [0, 1], symbol: 'H' },
                { at: [1, 0], symbol: 'H' },
                { at: [1, 2], symbol: 'H' },
                { at: [3, 1], symbol: 'H' },
                { at: [2, 0], symbol: 'H' },
                { at: [2, 2], symbol: 'H' },
              ],
              bonds: [
                { between: [0, 1] },
                { between: [0, 2] },
                { between: [0, 3] },
                { between: [0, 4] },
                { between: [1, 5] },
                { between: [1, 6] },
                { between: [1, 7] },
              ],
            },
          },
          {
            title: 'Ethene',
            draw: {
              kind: 'molecule',
              atoms: [
                { at: [1, 1], symbol: 'C' },
                { at: [2, 1], symbol: 'C' },
                { at: [0.2, 0.2], symbol: 'H' },
                { at: [0.2, 1.8], symbol: 'H' },
                { at: [2.8, 0.2], symbol: 'H' },
                { at: [2.8, 1.8], symbol: 'H' },
              ],
              bonds: [
                { between: [0, 1], order: 2 },
                { between: [0, 2] },
                { between: [0, 3] },
                { between: [1, 4] },
                { between: [1, 5] },
              ],
            },
          },
        ],
      },
    },
  ],
  5: [
    {
      alt: 'The way of the blood as a ring of boxes: lungs, left side of the heart, body, right side of the heart, and back to the lungs.',
      caption: 'In one round the blood comes through the heart twice: double circulation.',
      draw: {
        kind: 'cycle',
        steps: ['Lungs', 'Left side of the heart', 'Body', 'Right side of the heart'],
        middle: 'Blood',
      },
    },
  ],
  6: [
    {
      alt: 'A reflex arc, box by box: receptor in the skin, sensory neuron, spinal cord, motor neuron, muscle.',
      caption: 'The hand is back from the hot pan before the brain knows of it.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Receptor in the skin: heat', arrow: 'sensory neuron' },
          { text: 'Spinal cord', arrow: 'motor neuron' },
          { text: 'Muscle of the arm: pulls back' },
        ],
      },
    },
  ],
  7: [
    {
      alt: 'A tree: reproduction parts into asexual and sexual. Asexual: fission, budding, spores, cuttings. Sexual: two parents, gametes join.',
      caption: 'One parent gives copies, two parents give new mixtures.',
      draw: {
        kind: 'tree',
        root: {
          text: 'Reproduction',
          children: [
            {
              text: 'Asexual: one parent',
              children: [{ text: 'fission, budding, spores, cuttings' }],
            },
            { text: 'Sexual: two parents', children: [{ text: 'gametes join' }] },
          ],
        },
      },
    },
  ],
  8: [
    {
      alt: 'A web of boxes: parents TT and tt, below them the first generation Tt, below it the second generation: TT, Tt, Tt and tt.',
      caption: 'Second generation: 1 TT, 2 Tt and 1 tt, so three tall plants to each short one.',
      draw: {
        kind: 'web',
        columns: 4,
        rows: 3,
        boxes: {
          tall: { at: [0.7, 0], text: 'TT, tall' },
          short: { at: [2.3, 0], text: 'tt, short' },
          first: { at: [1.5, 1], text: 'Tt, tall' },
          a: { at: [0, 2], text: 'TT, tall' },
          b: { at: [1, 2], text: 'Tt, tall' },
          c: { at: [2, 2], text: 'Tt, tall' },
          d: { at: [3, 2], text: 'tt, short', fill: 'pink' },
        },
        arrows: [
          { from: 'tall', to: 'first' },
          { from: 'short', to: 'first' },
          { from: 'first', to: 'a' },
          { from: 'first', to: 'b' },
          { from: 'first', to: 'c' },
          { from: 'first', to: 'd' },
        ],
      },
    },
  ],
  10: [
    {
      alt: 'A web of boxes. White light goes into a prism; out of it come red, which is bent least, and violet, which is bent most, with orange to indigo between them.',
      caption: 'Violet is bent most and red least: that order makes a rainbow.',
      draw: {
        kind: 'web',
        columns: 3,
        rows: 3,
        boxes: {
          white: { at: [0, 1], text: 'white light', fill: 'white' },
          prism: { at: [1, 1], text: 'glass prism', fill: 'water' },
          red: { at: [2, 0], text: 'red: least', fill: 'pink' },
          green: { at: [2, 1], text: 'orange to indigo', fill: 'green' },
          violet: { at: [2, 2], text: 'violet: most', fill: 'tint' },
        },
        arrows: [
          { from: 'white', to: 'prism' },
          { from: 'prism', to: 'red' },
          { from: 'prism', to: 'green' },
          { from: 'prism', to: 'violet' },
        ],
      },
    },
  ],
  12: [
    {
      alt: 'A circuit: in the upper wire a coil and a closed switch, in the lower wire a battery and a rheostat. An arrow shows the current through the coil.',
      caption:
        'More current or more turns, a stronger electromagnet; the rheostat sets the current.',
      draw: {
        kind: 'circuit',
        rows: [
          [
            { symbol: 'coil', label: 'coil' },
            { symbol: 'closed switch', label: 'key' },
          ],
          [
            { symbol: 'battery', label: 'battery' },
            { symbol: 'rheostat', label: 'rheostat' },
          ],
        ],
        current: [{ row: 0, label: 'I' }],
      },
    },
  ],
  13: [
    {
      alt: 'Boxes of a food chain with the energy in each, in joules: grass 20,000, grasshopper 2,000, frog 200, snake 20.',
      caption: 'Only a tenth goes on at each step: 20,000 J, 2,000 J, 200 J, 20 J.',
      draw: {
        kind: 'steps',
        steps: [
          { text: 'Grass: 20,000 J', arrow: '10 %', fill: 'green' },
          { text: 'Grasshopper: 2,000 J', arrow: '10 %' },
          { text: 'Frog: 200 J', arrow: '10 %' },
          { text: 'Snake: 20 J' },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'A concave mirror with its focus F and centre of curvature C. An upright object stands beyond C. A ray parallel to the axis comes back through F, a ray to the pole P comes back at the same angle; they meet between C and F, where a smaller image stands upside down.',
      caption:
        'Object beyond C: the image is real, upside down, smaller, and stands between C and F.',
      draw: { kind: 'optics', element: 'concave mirror', focal: 10, object: 25 },
    },
    {
      alt: 'A convex lens with F and 2F marked on both sides. The object stands beyond 2F on the left. A ray parallel to the axis bends through F on the right, a ray through the middle goes straight on; they meet between F and 2F in a smaller image upside down.',
      caption:
        'A convex lens with the object beyond 2F makes a smaller real image on the other side.',
      draw: { kind: 'optics', element: 'convex lens', focal: 10, object: 30 },
    },
  ],
  11: [
    {
      alt: 'A closed circuit. In the upper wire are an ammeter and a resistor of 6 ohms with a voltmeter joined across its two ends; in the lower wire are a battery of 12 volts and a closed key. An arrow I shows the current.',
      caption:
        'The ammeter stands in line with the resistor, the voltmeter across it: 12 V ÷ 6 Ω = 2 A.',
      draw: {
        kind: 'circuit',
        rows: [
          [{ symbol: 'ammeter' }, { symbol: 'resistor', label: '6 Ω', voltmeter: '' }],
          [
            { symbol: 'battery', label: '12 V' },
            { symbol: 'closed switch', label: 'key' },
          ],
        ],
        current: [{ row: 0, label: 'I' }],
      },
    },
  ],
};
