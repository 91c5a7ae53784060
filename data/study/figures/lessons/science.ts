import type { Figure } from '@/data/study/figures/figure';

export const SCIENCE_FIGURES: Readonly<Record<string, Figure>> = {
  'chemical-equations': {
    alt: 'Pairs of bars count the atoms of C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O. Before and after there are 3 atoms of carbon, 8 of hydrogen and 10 of oxygen.',
    caption: 'A balanced equation has as many atoms of each element on the right as on the left.',
    draw: {
      kind: 'bars',
      step: 2,
      yLabel: 'atoms',
      legend: ['before', 'after'],
      bars: [
        { name: 'carbon', value: 3, second: 3 },
        { name: 'hydrogen', value: 8, second: 8 },
        { name: 'oxygen', value: 10, second: 10 },
      ],
    },
  },
  'force-and-pressure': {
    alt: 'Two equal blocks of 50 newtons stand on the floor. The upper one lies flat on an area of 0.5 square metres, the lower one stands upright on 0.1 square metres.',
    caption:
      'The same weight on a fifth of the area presses five times as hard: 100 Pa and 500 Pa.',
    draw: {
      kind: 'shapes',
      height: 214,
      shapes: [
        {
          kind: 'line',
          points: [
            [10, 180],
            [330, 180],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [24, 140],
            [144, 140],
            [144, 180],
            [24, 180],
          ],
          closed: true,
          fill: 'yellow',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [228, 60],
            [268, 60],
            [268, 180],
            [228, 180],
          ],
          closed: true,
          fill: 'yellow',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [84, 90],
            [84, 140],
          ],
          arrow: 'end',
          thick: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [248, 12],
            [248, 60],
          ],
          arrow: 'end',
          thick: true,
          tone: 'second',
        },
        { kind: 'text', at: [84, 78], text: '50 N', tone: 'second' },
        { kind: 'text', at: [258, 28], text: '50 N', tone: 'second', anchor: 'start' },
        { kind: 'text', at: [84, 197], text: '0.5 m²: 100 Pa', size: 'small' },
        { kind: 'text', at: [248, 197], text: '0.1 m²: 500 Pa', size: 'small' },
      ],
    },
  },
  'gravity-and-weight': {
    alt: 'A pebble falls from a bridge. Its height above the water is 80 m at the start, 75 m after 1 second, 60 m after 2, 35 m after 3, and 0 after 4 seconds. The curve gets steeper and steeper.',
    caption: 'In each second the pebble falls farther than in the one before: 5, 15, 25, 35 m.',
    draw: {
      kind: 'graph',
      x: [0, 4.5],
      y: [0, 90],
      stepX: 1,
      stepY: 20,
      xLabel: 'time (s)',
      yLabel: 'height (m)',
      plots: [{ of: (t) => 80 - 5 * t * t, between: [0, 4] }],
      points: [
        { at: [0, 80] },
        { at: [1, 75], label: '75', side: 'above' },
        { at: [2, 60], label: '60', side: 'right' },
        { at: [3, 35], label: '35', side: 'right' },
        { at: [4, 0] },
      ],
    },
  },
  'heat-and-temperature': {
    alt: 'Three thermometers from 0 to 100 degrees. Hot water shows 80, cold water 30, and the mixture of 2 litres of hot and 3 litres of cold water shows 50 degrees.',
    caption: 'Mixed, 2 litres at 80 °C and 3 litres at 30 °C meet at 50 °C, nearer to the cold.',
    draw: {
      kind: 'thermometers',
      from: 0,
      to: 100,
      step: 20,
      readings: [
        { value: 80, label: '2 l hot' },
        { value: 50, label: 'mixed' },
        { value: 30, label: '3 l cold' },
      ],
    },
  },
  'human-digestion': {
    alt: 'The way of food through the body, from top to bottom: mouth, food pipe, stomach, small intestine in many folds, and around it the large intestine. The liver lies beside the stomach, the pancreas below it.',
    caption:
      'One long tube, and two glands beside it that give their juices into the small intestine.',
    draw: {
      kind: 'scheme',
      height: 296,
      outlines: [
        { oval: [170, 22], radii: [22, 14], fill: 'pink' },
        {
          curve: [
            [166, 34],
            [166, 70],
            [172, 100],
          ],
          thick: true,
        },
        {
          curve: [
            [174, 34],
            [174, 68],
            [182, 98],
          ],
          thick: true,
        },
        {
          blob: [
            [112, 112],
            [140, 98],
            [166, 108],
            [150, 132],
            [118, 138],
          ],
          fill: 'yellow',
        },
        {
          blob: [
            [176, 98],
            [206, 94],
            [220, 116],
            [206, 142],
            [182, 146],
            [172, 130],
            [190, 118],
          ],
          fill: 'pink',
        },
        {
          blob: [
            [150, 154],
            [178, 150],
            [202, 156],
            [178, 164],
          ],
          fill: 'green',
        },
        {
          curve: [
            [126, 272],
            [120, 216],
            [122, 178],
            [170, 174],
            [218, 178],
            [222, 226],
            [212, 268],
            [182, 278],
          ],
          thick: true,
        },
        {
          curve: [
            [138, 268],
            [134, 220],
            [136, 192],
            [170, 188],
            [204, 192],
            [208, 224],
            [200, 256],
            [178, 266],
          ],
          thick: true,
        },
        {
          curve: [
            [150, 204],
            [190, 204],
            [192, 216],
            [150, 218],
            [150, 230],
            [190, 230],
            [190, 244],
            [152, 246],
            [160, 258],
          ],
          thick: true,
        },
      ],
      labels: [
        { text: 'mouth', to: [170, 22], side: 'left' },
        { text: 'food pipe', to: [170, 66], side: 'right' },
        { text: 'liver', to: [128, 118] },
        { text: 'stomach', to: [204, 118] },
        { text: 'pancreas', to: [180, 157], side: 'right' },
        { text: 'large\nintestine', to: [128, 222] },
        { text: 'small\nintestine', to: [184, 230] },
      ],
    },
  },
  'laws-of-motion': {
    alt: 'A trolley of 4 kg on a floor. A push of 20 newtons points to the right, friction of 8 newtons to the left. Its weight of 40 newtons and the push of the floor, 40 newtons, cancel.',
    caption: 'Only 20 N − 8 N = 12 N are left over, so a = 12 N ÷ 4 kg = 3 m/s².',
    draw: {
      kind: 'forces',
      block: '4 kg',
      forces: [
        { direction: 0, label: 'push 20 N', size: 20 },
        { direction: 180, label: 'friction 8 N', size: 8 },
        { direction: 270, label: 'weight 40 N', size: 40 },
        { direction: 90, label: 'floor 40 N', size: 40 },
      ],
    },
  },
  'mole-concept': {
    alt: 'Three boxes: mass in gram, amount in mole, number of particles. From mass to mole one divides by the molar mass, from mole to particles one multiplies by 6.022 times 10 to the 23.',
    caption: 'The mole stands in the middle: every way from grams to particles leads through it.',
    draw: {
      kind: 'steps',
      steps: [
        { text: 'mass m in g', arrow: '÷ molar mass M' },
        { text: 'amount n in mol', arrow: '× 6.022 × 10²³', fill: 'yellow' },
        { text: 'number of particles' },
      ],
    },
  },
  'ohms-law': {
    alt: 'A straight line through the origin: the current through a resistor grows from 0 to 3 amperes as the voltage grows from 0 to 12 volts. At 8 volts it is 2 amperes.',
    caption:
      'Current and voltage grow together; 8 V ÷ 2 A = 4 Ω, and so at every point of the line.',
    draw: {
      kind: 'graph',
      x: [0, 12],
      y: [0, 3],
      stepX: 2,
      stepY: 1,
      xLabel: 'voltage (V)',
      yLabel: 'current (A)',
      height: 220,
      plots: [{ of: (v) => v / 4 }],
      points: [{ at: [8, 2], label: '8 V, 2 A', side: 'left' }],
    },
  },
  'periodic-table': {
    alt: 'Electron shells of three atoms of group 1. Lithium has 2 and 1 electrons, sodium 2, 8 and 1, potassium 2, 8, 8 and 1.',
    caption: 'Down a group each atom has one shell more, and the same number of outer electrons.',
    draw: {
      kind: 'shells',
      atoms: [
        { symbol: 'Li', electrons: [2, 1] },
        { symbol: 'Na', electrons: [2, 8, 1] },
        { symbol: 'K', electrons: [2, 8, 8, 1] },
      ],
    },
  },
  'physical-and-chemical-changes': {
    alt: 'A tree of changes with examples. Physical: melting wax, tearing paper. Chemical: burning wax, rusting iron.',
    caption:
      'One candle shows both: its wax melts, which is physical, and burns, which is chemical.',
    draw: {
      kind: 'tree',
      root: {
        text: 'Is there a new substance?',
        children: [
          {
            text: 'No: physical',
            fill: 'water',
            children: [
              { text: 'wax melts', fill: 'white' },
              { text: 'paper tears', fill: 'white' },
            ],
          },
          {
            text: 'Yes: chemical',
            fill: 'pink',
            children: [
              { text: 'wax burns', fill: 'white' },
              { text: 'iron rusts', fill: 'white' },
            ],
          },
        ],
      },
    },
  },
  'separating-mixtures': {
    alt: 'Filtration. A funnel with filter paper stands in the neck of a flask. Muddy water has been poured into the funnel: mud stays in the paper, and clear water drips into the flask.',
    caption:
      'Filter paper lets water through its holes, and keeps back what is larger than they are.',
    draw: {
      kind: 'apparatus',
      height: 232,
      things: [
        { vessel: 'flask', at: [150, 220], size: 100, level: 0.3 },
        { vessel: 'funnel', at: [150, 136], size: 84, level: 0.55, fill: 'yellow' },
      ],
      shapes: [
        {
          kind: 'line',
          points: [
            [116, 60],
            [150, 102],
            [184, 60],
          ],
          dashed: true,
          tone: 'second',
        },
        {
          kind: 'line',
          points: [
            [150, 142],
            [150, 184],
          ],
          dashed: true,
          tone: 'accent',
        },
      ],
      labels: [
        { text: 'filter paper', to: [178, 68], at: [332, 60], anchor: 'end' },
        { text: 'mud stays here', to: [156, 86], at: [332, 98], anchor: 'end' },
        { text: 'clear water', to: [160, 206], at: [332, 190], anchor: 'end' },
      ],
    },
  },
  sound: {
    alt: 'Two waves over the same time of 4 milliseconds. The first goes up and down twice, the second four times with the same height.',
    caption: 'Both are equally loud; the lower wave swings twice as often and sounds higher.',
    draw: {
      kind: 'panels',
      panels: [
        {
          title: 'lower tone',
          draw: {
            kind: 'graph',
            x: [0, 4],
            y: [-1.3, 1.3],
            stepX: 1,
            stepY: 2,
            grid: false,
            height: 120,
            plots: [{ of: (t) => Math.sin(Math.PI * t) }],
          },
        },
        {
          title: 'higher tone',
          draw: {
            kind: 'graph',
            x: [0, 4],
            y: [-1.3, 1.3],
            stepX: 1,
            stepY: 2,
            grid: false,
            height: 142,
            xLabel: 'time (ms)',
            plots: [{ of: (t) => Math.sin(2 * Math.PI * t) }],
          },
        },
      ],
    },
  },
};
