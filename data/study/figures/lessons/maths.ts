import type { Figure } from '@/data/study/figures/figure';

export const MATHS_FIGURES: Readonly<Record<string, Figure>> = {
  'carrying-and-borrowing': {
    alt: 'Blocks for 47: four tens and seven ones. Below them the same number after a ten has been opened: three tens and seventeen ones.',
    caption: 'Before 47 − 28 a ten is opened: 3 tens and 17 ones are as many as 4 tens and 7 ones.',
    draw: {
      kind: 'panels',
      panels: [
        { title: '47', draw: { kind: 'blocks', tens: 4, ones: 7 } },
        { title: 'still 47', draw: { kind: 'blocks', tens: 3, ones: 17 } },
      ],
    },
  },
  'counting-money': {
    alt: 'A number line from 60 to 100 rupees in steps of ten. One jump of 7 leads from 63 to 70, a second jump of 30 from 70 to 100.',
    caption: 'Change for ₹63 out of ₹100, counted up as a shopkeeper does: 7 + 30 = ₹37.',
    draw: {
      kind: 'numberLine',
      from: 60,
      to: 100,
      step: 10,
      points: [{ at: 63, tone: 'second' }],
      jumps: [
        { from: 63, to: 70, label: '+ 7' },
        { from: 70, to: 100, label: '+ 30' },
      ],
    },
  },
  exponents: {
    alt: 'A tree of factors. At the top stands 2 to the power 5. It parts into 2 to the power 3 and 2 squared; the first parts into three twos, the second into two twos.',
    caption: 'Count the twos: three of them and two of them are five, so 2³ × 2² = 2⁵.',
    draw: {
      kind: 'tree',
      root: {
        text: '2⁵ = 32',
        children: [
          { text: '2³ = 8', children: [{ text: '2' }, { text: '2' }, { text: '2' }] },
          { text: '2² = 4', children: [{ text: '2' }, { text: '2' }] },
        ],
      },
    },
  },
  'hcf-and-lcm': {
    alt: 'Two overlapping rings with the prime factors of 84 and of 126. Only 84 has a second 2; only 126 has a second 3; both have 2, 3 and 7 in the middle.',
    caption: 'The middle gives the HCF, 2 × 3 × 7 = 42; all factors together give the LCM, 252.',
    draw: { kind: 'venn', sets: ['84', '126'], only: ['2', '3'], both: '2, 3, 7' },
  },
  'indian-place-value': {
    alt: 'Boxes name the digits of 4,52,36,718 from left to right: 4 crores, 52 lakhs, 36 thousands and 718, which are hundreds, tens and ones.',
    caption: 'Commas part a number where its name changes: 4 crore 52 lakh 36 thousand 718.',
    draw: {
      kind: 'web',
      columns: 4,
      rows: 2,
      rowHeight: 60,
      boxes: {
        crore: { at: [0, 0], text: '4', fill: 'pink' },
        lakh: { at: [1, 0], text: '52', fill: 'yellow' },
        thousand: { at: [2, 0], text: '36', fill: 'green' },
        rest: { at: [3, 0], text: '718', fill: 'water' },
        crores: { at: [0, 1], text: 'crores', fill: 'white' },
        lakhs: { at: [1, 1], text: 'lakhs', fill: 'white' },
        thousands: { at: [2, 1], text: 'thousands', fill: 'white' },
        ones: { at: [3, 1], text: 'up to 999', fill: 'white' },
      },
      arrows: [
        { from: 'crores', to: 'crore' },
        { from: 'lakhs', to: 'lakh' },
        { from: 'thousands', to: 'thousand' },
        { from: 'ones', to: 'rest' },
      ],
    },
  },
  'irrational-numbers': {
    alt: 'A right-angled triangle whose two short sides are both 1 long. The long side is labelled √2.',
    caption: 'The diagonal of a square of side 1 is √2 long: it can be drawn, but is no fraction.',
    draw: {
      kind: 'triangle',
      sides: [1, Math.SQRT2, 1],
      sideLabels: ['1', '√2', '1'],
      angleLabels: [null, true, null],
      height: 190,
    },
  },
  'long-division': {
    alt: 'Four steps below each other: 94 tens shared by 12 give 7 tens; 10 tens are left; with 7 ones they are 107 ones; these give 8, and 11 are left.',
    caption: '947 ÷ 12 step by step: the quotient is 78 and the remainder 11.',
    draw: {
      kind: 'steps',
      steps: [
        { text: '94 tens ÷ 12 = 7 tens, since 12 × 7 = 84', arrow: '94 − 84' },
        { text: '10 tens are left', arrow: 'bring down the 7', fill: 'yellow' },
        { text: '107 ones ÷ 12 = 8 ones, since 12 × 8 = 96', arrow: '107 − 96' },
        { text: '11 are left: fewer than 12', fill: 'yellow' },
      ],
    },
  },
  matrices: {
    alt: 'The first row of matrix A holds 2 and 3, its second row 1 and 2. Beside it stands a column with 2 above 3. Under them: 2 times 2 plus 3 times 3 is 13, and 1 times 2 plus 2 times 3 is 8.',
    caption: 'Each row of the matrix meets the column once, and gives one entry of the product.',
    draw: {
      kind: 'web',
      columns: 3,
      rows: 3,
      rowHeight: 54,
      boxes: {
        row1: { at: [0, 0], text: '2, 3', fill: 'yellow' },
        row2: { at: [0, 1], text: '1, 2', fill: 'pink' },
        column: { at: [1, 0.5], text: '2\n3' },
        first: { at: [2, 0], text: '2·2 + 3·3', fill: 'yellow' },
        second: { at: [2, 1], text: '1·2 + 2·3', fill: 'pink' },
        result: { at: [2, 2], text: '13 and 8', fill: 'white' },
      },
      arrows: [
        { from: 'row1', to: 'column' },
        { from: 'row2', to: 'column' },
        { from: 'column', to: 'first' },
        { from: 'column', to: 'second' },
        { from: 'second', to: 'result' },
      ],
    },
  },
  'mean-median-mode': {
    alt: 'A number line from 0 to 80 runs with the five scores: 0, twice 34, 58 and 79. The middle one, 34, is marked as the median and mode; the mean stands a little to the right, at 41.',
    caption: 'Scores 0, 34, 34, 58, 79: median and mode are 34, the mean is 205 ÷ 5 = 41.',
    draw: {
      kind: 'graph',
      x: [0, 90],
      y: [0, 3],
      stepX: 10,
      stepY: 1,
      height: 170,
      xLabel: 'runs',
      yLabel: 'times scored',
      points: [
        { at: [0, 1] },
        { at: [34, 1] },
        { at: [34, 2], label: 'mode', side: 'left' },
        { at: [58, 1] },
        { at: [79, 1] },
      ],
      lines: [
        {
          points: [
            [34, 0],
            [34, 2.5],
          ],
          dashed: true,
          tone: 'accent',
        },
        {
          points: [
            [41, 0],
            [41, 2.5],
          ],
          tone: 'second',
        },
      ],
      texts: [
        { at: [26, 2.72], text: 'median 34', tone: 'accent' },
        { at: [51, 2.4], text: 'mean 41', tone: 'second' },
      ],
    },
  },
  'permutations-and-combinations': {
    alt: 'A tree of choices: from the letters A, B and C two are taken in order. A is followed by B or C, B by A or C, and C by A or B: six ends.',
    caption: 'Six arrangements, but only three pairs: AB and BA are the same choice.',
    draw: {
      kind: 'tree',
      root: {
        text: 'first, second',
        children: [
          {
            text: 'A',
            children: [
              { text: 'AB', fill: 'yellow' },
              { text: 'AC', fill: 'pink' },
            ],
          },
          {
            text: 'B',
            children: [
              { text: 'BA', fill: 'yellow' },
              { text: 'BC', fill: 'green' },
            ],
          },
          {
            text: 'C',
            children: [
              { text: 'CA', fill: 'pink' },
              { text: 'CB', fill: 'green' },
            ],
          },
        ],
      },
    },
  },
  'profit-and-loss': {
    alt: 'Three bars of prices in thousands of rupees: cost price 20, selling price 25.3 and marked price 27.5.',
    caption:
      'Profit lies between cost and selling price, discount between selling and marked price.',
    draw: {
      kind: 'bars',
      step: 5,
      yLabel: 'thousand ₹',
      bars: [
        { name: 'cost\nprice', value: 20 },
        { name: 'selling\nprice', value: 25.3 },
        { name: 'marked\nprice', value: 27.5 },
      ],
    },
  },
  'ratio-and-proportion': {
    alt: 'A straight line through the origin. It passes through 2 cm on the map and 25 km, and through 7 cm and 87.5 km.',
    caption:
      'Twice the length on the map is twice the way: a proportion is a straight line through 0.',
    draw: {
      kind: 'graph',
      x: [0, 8],
      y: [0, 100],
      stepX: 1,
      stepY: 25,
      xLabel: 'on the map (cm)',
      yLabel: 'in truth (km)',
      height: 230,
      plots: [{ of: (x) => 12.5 * x }],
      points: [
        { at: [2, 25], label: '2 : 25', side: 'right' },
        { at: [7, 87.5], label: '7 : 87.5', side: 'left' },
      ],
    },
  },
};
