import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_12: readonly Figure[] = [
  {
    alt: 'A line of time from 7:50 to 10:25. Jumps of 10 minutes to 8:00, of 2 hours to 10:00 and of 25 minutes to 10:25 are drawn on it.',
    caption: 'Jump to the full hours: 10 minutes, 2 hours and 25 minutes are 2 hours 35 minutes.',
    draw: {
      kind: 'numberLine',
      from: 470,
      to: 625,
      step: 5,
      write: Object.fromEntries(
        Array.from({ length: 32 }, (_, at) => 470 + at * 5).map((minute) => [
          minute,
          (
            { 470: '7:50', 540: '9:00', 600: '10:00', 625: '10:25' } as Readonly<
              Record<number, string>
            >
          )[minute] || null,
        ]),
      ),
      jumps: [
        { from: 470, to: 480, label: '10' },
        { from: 480, to: 600, label: '2 hours' },
        { from: 600, to: 625, label: '25' },
      ],
    },
  },
];
