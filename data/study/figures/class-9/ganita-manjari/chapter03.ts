import type { Figure } from '@/data/study/figures/figure';

const UNIT = 120;
const [START, BASE] = [50, 172];

export const CHAPTER_3: readonly Figure[] = [
  {
    alt: 'On a number line from 0 to 2 stands a square of side 1 between 0 and 1. Its diagonal from 0 is swung down like a compass arm and meets the line at √2, a little before one and a half.',
    caption:
      'No fraction squares to 2, and yet the diagonal of a square of side 1 finds √2 a place on the line.',
    draw: {
      kind: 'shapes',
      height: 206,
      shapes: [
        {
          kind: 'line',
          points: [
            [20, BASE],
            [325, BASE],
          ],
          arrow: 'both',
        },
        {
          kind: 'line',
          points: [
            [START, BASE],
            [START + UNIT, BASE],
            [START + UNIT, BASE - UNIT],
            [START, BASE - UNIT],
          ],
          closed: true,
          fill: 'tint',
        },
        {
          kind: 'line',
          points: [
            [START, BASE],
            [START + UNIT, BASE - UNIT],
          ],
          tone: 'accent',
          thick: true,
        },
        {
          kind: 'arc',
          center: [START, BASE],
          radius: UNIT * Math.SQRT2,
          from: 45,
          to: 0,
          dashed: true,
          tone: 'second',
          arrow: 'end',
        },
        { kind: 'dot', at: [START + UNIT * Math.SQRT2, BASE], tone: 'second' },
        ...[0, 1, 2].map((number) => ({
          kind: 'line' as const,
          points: [
            [START + number * UNIT, BASE - 5],
            [START + number * UNIT, BASE + 5],
          ] as const,
        })),
        ...[0, 1, 2].map((number) => ({
          kind: 'text' as const,
          at: [START + number * UNIT, BASE + 18] as const,
          text: String(number),
        })),
        {
          kind: 'text',
          at: [START + UNIT * Math.SQRT2, BASE + 18],
          text: '√2',
          tone: 'second',
          bold: true,
        },
        { kind: 'text', at: [START - 12, BASE - UNIT / 2], text: '1' },
        { kind: 'text', at: [START + UNIT / 2, BASE - UNIT - 12], text: '1' },
        { kind: 'text', at: [START + 46, BASE - 66], text: '√2', tone: 'accent' },
      ],
    },
  },
  {
    alt: 'Six boxes in a ring show the remainders when 1 is divided by 7, and the digit that each gives: remainder 1 gives digit 1, then 3 gives 4, 2 gives 2, 6 gives 8, 4 gives 5, 5 gives 7, and the ring leads back to remainder 1.',
    caption:
      'Only six remainders are possible, so after six digits the ring closes: 1/7 = 0.142857… for ever.',
    draw: {
      kind: 'cycle',
      middle: '1 ÷ 7',
      steps: [
        'rest 1,\ndigit 1',
        'rest 3,\ndigit 4',
        'rest 2,\ndigit 2',
        'rest 6,\ndigit 8',
        'rest 4,\ndigit 5',
        'rest 5,\ndigit 7',
      ],
    },
  },
];
